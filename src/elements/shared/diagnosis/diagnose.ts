import type { ReactiveElement } from 'lit';
import type { ElementPorts } from '../../../browser/element-ports.js';
import { DiagnosisController } from '../../../controllers/diagnosis-controller.js';
import type { PayError } from '../../../core/errors/pay-error.js';
import type { TrackerState } from '../../../tracker/state.js';
import type { WarningSource } from './checks.js';
import { explainError, explainRepeatedDate, isAboutBuyer, type EndpointInputs } from './explain-error.js';
import { findMistakes } from './find-mistakes.js';

type DiagnosedElement = ReactiveElement & EndpointInputs & WarningSource;

/** Writes on the browser's console what no event tells. */
export interface Diagnosis {
  /** Reports the polling error of a state: an event is dispatched only for the first of several in a row. */
  reportState(state: TrackerState): void;
  /** Reports that the payment details could not be loaded. What is wrong with the configuration, the status reports. */
  reportDetailsError(error: PayError): void;
}

/** The types of the attributes that set properties, by name. */
const readAttributes = ({ elementProperties }: typeof ReactiveElement): ReadonlyMap<string, unknown> =>
  new Map(
    [...elementProperties].flatMap(([property, { attribute, type }]) =>
      attribute === false ? [] : [[typeof attribute === 'string' ? attribute : String(property), type] as const],
    ),
  );

/** Reports the errors of an element, and inputs that it ignores, on the browser's console. */
export const diagnose = (
  element: DiagnosedElement,
  getPorts: () => Pick<ElementPorts, 'clock' | 'console' | 'navigation'>,
): Diagnosis => {
  const attributes = readAttributes(element.constructor as typeof ReactiveElement);
  const getPageUrl = (): string => getPorts().navigation.currentUrl();
  const controller = new DiagnosisController(
    element,
    () => getPorts().console,
    () => {
      const { isSecureContext } = globalThis;
      return findMistakes(element, attributes, {
        pageUrl: getPageUrl(),
        nowMs: getPorts().clock.now(),
        isSecureContext,
      });
    },
  );
  const report = (error: PayError): void => {
    if (!isAboutBuyer(error)) controller.report(explainError(error, element, getPageUrl()));
  };
  element.addEventListener('pay-status-error', ({ error }) => {
    report(error);
  });
  return {
    reportState: ({ error, repeatedDateMs }) => {
      if (error) report(error);
      if (repeatedDateMs !== null) controller.report(explainRepeatedDate(repeatedDateMs, element, getPageUrl()));
    },
    reportDetailsError: (error) => {
      if (error.name !== 'ConfigurationError') report(error);
    },
  };
};
