import type { ReactiveElement } from 'lit';
import type { ElementPorts } from '../../../browser/element-ports.js';
import { DiagnosisController } from '../../../controllers/diagnosis-controller.js';
import type { PayError } from '../../../core/errors/pay-error.js';
import type { TrackerState } from '../../../tracker/state.js';
import type { WarningSource } from './checks.js';
import type * as Tools from './diagnosis.js';
import type { EndpointInputs } from './explain-error.js';

type DiagnosedElement = ReactiveElement & EndpointInputs & WarningSource;

/** Writes on the browser's console what no event tells. */
export interface Diagnosis {
  /** Reports the polling error of a state: an event is dispatched only for the first of several in a row. */
  reportState(state: TrackerState): void;
  /** Reports that the payment details could not be loaded. What is wrong with the configuration, the status reports. */
  reportDetailsError(error: PayError): void;
}

let tools: typeof Tools | undefined;

/** Loads what finds mistakes and explains errors. From then on both are synchronous. */
export const loadDiagnosis = async (): Promise<void> => {
  const loaded = await import('./diagnosis.js');
  // A server may answer with an empty file.
  if (!loaded.explain) throw new Error('empty file');
  tools = loaded;
};

/** Returns a copy: an error is explained later, perhaps of the previous payment. */
const copyInputs = ({ paymentId, statusUrl, cancelUrl, payUrl, baseUrl }: EndpointInputs): EndpointInputs => ({
  paymentId,
  statusUrl,
  cancelUrl,
  payUrl,
  baseUrl,
});

/** Reports the errors of an element, and inputs that it ignores, on the browser's console. */
export const diagnose = (
  element: DiagnosedElement,
  getPorts: () => Pick<ElementPorts, 'clock' | 'console' | 'navigation'>,
): Diagnosis => {
  const controller = new DiagnosisController(element, getPorts, {
    isLoaded: () => tools !== undefined,
    load: loadDiagnosis,
    findMistakes: () => tools?.findMistakesOf(element, getPorts()) ?? [],
  });
  const report = (what: PayError | number, code: string): void => {
    const inputs = copyInputs(element);
    controller.report(() => tools?.explain(what, inputs, getPorts().navigation.currentUrl()), code);
  };
  element.addEventListener('pay-status-error', ({ error }) => {
    report(error, error.code);
  });
  return {
    reportState: ({ error, repeatedDateMs }) => {
      if (error) report(error, error.code);
      if (repeatedDateMs !== null) report(repeatedDateMs, 'repeated_date');
    },
    reportDetailsError: (error) => {
      if (error.name !== 'ConfigurationError') report(error, error.code);
    },
  };
};
