import type { ReactiveElement } from 'lit';
import type { ElementPorts } from '../../../browser/element-ports.js';
import { DiagnosisController } from '../../../controllers/diagnosis-controller.js';
import type { WarningSource } from './checks.js';
import { explainError, type EndpointInputs } from './explain-error.js';
import { findWarnings } from './find-warnings.js';

type DiagnosedElement = ReactiveElement & EndpointInputs & WarningSource;

/** Reports the errors of an element, and inputs that it ignores, on the browser's console. Call it in the constructor. */
export const diagnose = (
  element: DiagnosedElement,
  getPorts: () => Pick<ElementPorts, 'console' | 'navigation'>,
): void => {
  const { observedAttributes } = element.constructor as typeof ReactiveElement;
  const getPageUrl = (): string => getPorts().navigation.currentUrl();
  const controller = new DiagnosisController(
    element,
    () => getPorts().console,
    () => findWarnings(element, observedAttributes, getPageUrl()),
  );
  element.addEventListener('pay-status-error', ({ error }) => {
    controller.report(explainError(error, element, getPageUrl()));
  });
};
