import type { TemplateResult } from 'lit';
import { isDirectiveResult, isTemplateResult } from 'lit/directive-helpers.js';

/** Which values of a template are content, as opposed to attributes; by the strings of the template. */
const contents = new WeakMap<TemplateStringsArray, readonly boolean[]>();

const findContents = (strings: TemplateStringsArray): readonly boolean[] => {
  let before = '';
  const found = strings.map((text) => {
    before += text;
    return before.lastIndexOf('<') <= before.lastIndexOf('>');
  });
  contents.set(strings, found);
  return found;
};

/** True if both are results of the same template. */
const isSame = (before: unknown, now: unknown): boolean =>
  isTemplateResult(before) &&
  isTemplateResult(now) &&
  (before as TemplateResult).strings === (now as TemplateResult).strings;

const isText = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number';

/**
 * Returns true if a text in the place of another one differs from it. Texts that come and go, and blocks inside, are not
 * compared: they have nodes of their own.
 */
export const hasTextChanged = (before: unknown, now: unknown): boolean => {
  if (isText(before) && isText(now)) return before !== now;
  if (Array.isArray(before) && Array.isArray(now))
    return before.some((item, index) => hasTextChanged(item, now[index]));
  if (!isSame(before, now)) return false;
  const { strings, values } = now as TemplateResult;
  const isContent = contents.get(strings) ?? findContents(strings);
  return (before as TemplateResult).values.some(
    (value, index) => isContent[index] && hasTextChanged(value, values[index]),
  );
};

/** A template or a block with its values. */
interface Result {
  readonly values: readonly unknown[];
}

/** Reads the parameter `isTick` of `block` from the arguments of a block. */
const isTicking = ([, isTick]: readonly unknown[]): boolean => isTick === true;

const getValues = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : (value as Result).values);

/**
 * Returns true if anything has changed but event listeners, attributes and blocks inside included.
 *
 * @param comparesTicks false to leave out the blocks that tick
 */
export const hasChanged = (before: unknown, now: unknown, comparesTicks: boolean): boolean => {
  if (typeof before === 'function' && typeof now === 'function') return false;
  const areBlocks = isDirectiveResult(before) && isDirectiveResult(now);
  if (areBlocks && !comparesTicks && isTicking(getValues(now))) return false;
  if (!areBlocks && !isSame(before, now) && !(Array.isArray(before) && Array.isArray(now))) return before !== now;
  const [some, others] = [getValues(before), getValues(now)];
  return some.length !== others.length || some.some((item, index) => hasChanged(item, others[index], comparesTicks));
};
