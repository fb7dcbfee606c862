import { PAYMENT_STATUSES } from '../../../contract/payment-status.js';
import { quoteValue } from '../../../core/format/quote-value.js';
import { stateName } from '../state-name.js';
import type { WarningSource } from './checks.js';
import { findSimilar } from './find-similar.js';

const SLOTS: readonly string[] = [...PAYMENT_STATUSES, undefined].map(stateName).concat('actions');

const checkSlot = ({ slot }: Pick<Element, 'slot'>): string | undefined => {
  // Those of the dialog are ours.
  if (!slot || SLOTS.includes(slot) || slot.startsWith('dialog-')) return undefined;
  const start = slot.slice(0, 5);
  const meant = findSimilar(slot, SLOTS) ?? SLOTS.find((name) => start.length === 5 && name.startsWith(start));
  const usage = meant ? `Did you mean ${meant}?` : `Use ${SLOTS.join(', ')}.`;
  return `slot=${quoteValue(slot)} is not a slot. ${usage}`;
};

/** Elements of the page that nobody shows while the payment loads. */
const OF_THE_PAGE = /^(footer|script|form|a|h[1-6])$/;
/** Elements that show nothing where scripts run. */
const INVISIBLE = /^(noscript|template|style)$/;

/**
 * Returns a warning if the element contains the page that should follow it, because it was written as `<pay-status />`. A
 * single child is what the page shows until the element is defined.
 */
const checkUnslotted = (element: WarningSource): string | undefined => {
  const names = [...element.children]
    .filter(({ slot, localName }) => !slot && !INVISIBLE.test(localName))
    .map(({ localName }) => localName);
  const name = names.find((each) => OF_THE_PAGE.test(each)) ?? names[1];
  return (
    name &&
    `<${name}> inside the element is not shown. If it should follow the element, write </${element.localName}> before it: HTML ignores "/>".`
  );
};

/** Returns warnings about children that are not shown. */
export const checkChildren = (element: WarningSource): readonly (string | undefined)[] => [
  ...[...element.children].map(checkSlot),
  checkUnslotted(element),
];
