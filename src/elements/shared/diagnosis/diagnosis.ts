import type { ReactiveElement } from 'lit';
import type { ElementPorts } from '../../../browser/element-ports.js';
import type { ConsoleMessage } from '../../../controllers/diagnosis-controller.js';
import type { PayError } from '../../../core/errors/pay-error.js';
import type { WarningSource } from './checks.js';
import { explainError, explainRepeatedDate, isAboutBuyer, type EndpointInputs } from './explain-error.js';
import { findMistakes, readAttributes } from './find-mistakes.js';

/** By class: they are read after each update. */
const attributes = new WeakMap<object, ReadonlyMap<string, unknown>>();

/** Returns what is wrong with the inputs of an element. */
export const findMistakesOf = (
  element: ReactiveElement & WarningSource,
  { navigation, clock }: Pick<ElementPorts, 'clock' | 'navigation'>,
): readonly ConsoleMessage[] => {
  const type = element.constructor as typeof ReactiveElement;
  const known = attributes.get(type) ?? readAttributes(type);
  attributes.set(type, known);
  const { isSecureContext } = globalThis;
  return findMistakes(element, known, { pageUrl: navigation.currentUrl(), nowMs: clock.now(), isSecureContext });
};

/** Explains an error, or the time that all answers have; undefined if nothing is wrong with the page. */
export const explain = (
  what: PayError | number,
  inputs: EndpointInputs,
  pageUrl: string,
): ConsoleMessage | undefined => {
  if (typeof what === 'number') return explainRepeatedDate(what, inputs, pageUrl);
  return isAboutBuyer(what) ? undefined : explainError(what, inputs, pageUrl);
};
