import { toLabel } from '../../../contract/text.js';
import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { describeType } from '../../shared/describe-type.js';

/** Missing values, converted to a string, a proxy's word for an unknown address, and what joins them. */
const MISSING_VALUES = /^([Uu]nknown|undefined|null|NaN|true|false|Invalid Date|\[object [^\]]+\]|[^\p{L}\p{N}])*$/u;
/** The name of a value that is missing or in quotes: `ip=undefined`, `{"ip":null}`. */
const NAME = /\b[a-z]\w*["']?\s*[=:]\s*(?=undefined|null|NaN|Invalid Date|\[object |[^\p{L}\p{N}:]|$)/giu;
/** A function that was not called, converted to a string. */
const FUNCTION_SOURCE = /^(async\s+)?(function|class)\b|=>|\[native code\]/;
/** The most characters of a visitor: the counts of many are kept. */
const MAX_VISITOR_LENGTH = 1_024;

/** Returns true for a text that identifies a visitor: all with another value would share one limit, or none would have one. */
export const isVisitor = (value: unknown): value is string =>
  typeof value === 'string' &&
  value.length <= MAX_VISITOR_LENGTH &&
  !FUNCTION_SOURCE.test(value) &&
  !MISSING_VALUES.test(toLabel(value, MAX_VISITOR_LENGTH).replaceAll(NAME, ''));

/** Describes a value that identifies no visitor, for the merchant. */
export const describeVisitor = (value: unknown): string => {
  if (typeof value !== 'string') return describeType(value);
  if (value.length > MAX_VISITOR_LENGTH) return `a text of more than ${MAX_VISITOR_LENGTH} characters`;
  const label = toLabel(value, MAX_VISITOR_LENGTH);
  return label ? `the text "${label}"` : 'an empty text';
};

/** The error of a value that identifies no visitor. */
export const createVisitorError = (value: unknown): ConfigurationError =>
  new ConfigurationError(
    'invalid_option',
    `getVisitor, or idempotencyKey without it, is ${describeVisitor(value)}. Return a text that identifies the visitor.`,
  );
