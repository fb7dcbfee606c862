import { PAYMENT_STATUSES } from '../../../contract/payment-status.js';
import { stateName } from '../state-name.js';
import { CHECKS, type WarningSource } from './checks.js';
import { quoteValue } from '../../../core/format/quote-value.js';
import { findSimilar } from './find-similar.js';

/** Global attributes of HTML and ARIA, and those that frameworks add. */
const OTHER_ATTRIBUTE = /^(class|style|id|lang|dir|hidden|slot|part|title|role|(aria|data|on|ng|v)-?.*|.*[^a-z-_].*)$/;

const checkAttribute = (name: string, known: readonly string[]): string | undefined => {
  if (name === 'theme')
    return 'theme is not an attribute. Set color-scheme to light or dark in CSS, or import a preset.';
  const meant = known.includes(name) || OTHER_ATTRIBUTE.test(name) ? undefined : findSimilar(name, known);
  return meant && `${name} is not an attribute. Did you mean ${meant}?`;
};

const SLOTS: readonly string[] = [...PAYMENT_STATUSES, undefined].map(stateName).concat('actions');

const checkSlot = ({ slot }: Pick<Element, 'slot'>): string | undefined => {
  if (!slot || SLOTS.includes(slot)) return undefined;
  const start = slot.slice(0, 5);
  const meant = findSimilar(slot, SLOTS) ?? SLOTS.find((name) => start.length === 5 && name.startsWith(start));
  const usage = meant ? `Did you mean ${meant}?` : `Use ${SLOTS.join(', ')}.`;
  return `slot=${quoteValue(slot)} is not a slot. ${usage}`;
};

const checkMessages = (messages: unknown): string | undefined =>
  messages == null || (typeof messages === 'object' && !Array.isArray(messages))
    ? undefined
    : 'messages must be an object.';

/** The attributes whose properties are numbers. */
const NUMBERS = ['expires-at', 'redirect-delay'];

/** Returns false if a script has set the property to something else than text, such as the whole create response. */
const isReadable = (element: WarningSource, name: string): boolean => {
  const property = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const value = element[property as keyof WarningSource];
  return value == null || typeof value === 'string' || NUMBERS.includes(name);
};

/**
 * Returns warnings about inputs that are ignored.
 *
 * @param observed the names of the attributes that set properties
 * @param pageUrl the base of relative URLs
 */
export const findWarnings = (
  element: WarningSource,
  observed: readonly string[],
  pageUrl: string,
): readonly string[] => {
  const known = [...observed, 'shape', 'density'];
  return [
    ...Object.entries(CHECKS).map(([name, check]) => (isReadable(element, name) ? check(element, pageUrl) : undefined)),
    ...element.getAttributeNames().map((name) => checkAttribute(name, known)),
    ...[...element.children].map(checkSlot),
    checkMessages(element.messages),
  ].filter((warning) => warning !== undefined && warning !== '') as readonly string[];
};
