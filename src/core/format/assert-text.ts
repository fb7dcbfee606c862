import { ConfigurationError } from '../errors/configuration-error.js';

/**
 * Asserts that an input is text, or not set: a script can set a property to anything, such as the whole create response.
 *
 * @param name the attribute or option that was set, for the message
 * @throws ConfigurationError `invalid_option`
 */
export const assertText = (value: unknown, name: string): void => {
  if (value == null || typeof value === 'string') return;
  const what = typeof value === 'object' ? 'an object' : `a ${typeof value}`;
  throw new ConfigurationError('invalid_option', `${name} is ${what}, not text.`);
};
