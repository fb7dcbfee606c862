import { ConfigurationError } from '../../core/errors/configuration-error.js';
import { describeType } from './describe-type.js';

const refuse = (message: string): never => {
  throw new ConfigurationError('invalid_option', message);
};

/**
 * Throws if a function was called without its options, which would be a `TypeError` that names none of them.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const checkOptionsGiven = (name: string, options: unknown): void => {
  if (typeof options === 'object' && options !== null) return;
  refuse(`${name} takes an object of options, not ${describeType(options)}.`);
};

/** Returns the names of options that do not exist. */
export const findUnknownOptions = (options: object, known: Readonly<Record<string, boolean>>): readonly string[] =>
  Object.keys(options).filter((name) => !Object.hasOwn(known, name));

/**
 * Throws for options that do not exist, which would be ignored.
 *
 * @param known the options by name, true if required: one that is missing may be meant
 * @throws ConfigurationError `invalid_option`
 */
export const checkOptionNames = (options: object, known: Readonly<Record<string, boolean>>): void => {
  const unknown = findUnknownOptions(options, known);
  if (!unknown.length) return;
  const given = options as Readonly<Record<string, unknown>>;
  const missing = Object.keys(known).filter((name) => known[name] && given[name] === undefined);
  const names = `unknown option${unknown.length > 1 ? 's' : ''} ${unknown.join(', ')}`;
  refuse(
    missing.length
      ? `${names}; did you mean ${missing.join(', ')}?`
      : `${names}. The options are ${Object.keys(known).join(', ')}.`,
  );
};

/**
 * Throws for an option that is set, but is not a function.
 *
 * @throws ConfigurationError `invalid_option`
 */
export const checkFunction = (name: string, value: unknown): void => {
  if (value === undefined || typeof value === 'function') return;
  refuse(`${name} must be a function, not ${describeType(value)}.`);
};
