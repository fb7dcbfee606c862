import { MAX_LENGTHS } from '../contract/limits.js';
import { ConfigurationError } from './errors/configuration-error.js';

/**
 * Asserts that an input is a text of a sensible length, or not set: a script can set a property to anything, such as the whole create response.
 *
 * @param name the attribute or option that was set, for the message
 * @throws ConfigurationError `invalid_option`
 */
export const assertText = (value: unknown, name: string): void => {
  if (value == null) return;
  if (typeof value !== 'string') {
    const what = typeof value === 'object' ? 'an object' : `a ${typeof value}`;
    throw new ConfigurationError('invalid_option', `${name} is ${what}, not text.`);
  }
  if (value.length > MAX_LENGTHS.URL)
    throw new ConfigurationError('invalid_option', `${name} has more than ${MAX_LENGTHS.URL} characters.`);
};
