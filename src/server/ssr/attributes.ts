import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** Names of HTML attributes, in lower case. */
const NAME = /^[a-z_][a-z\d_:.-]*$/;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for an attribute value in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? '');

/**
 * Writes ` name="value"` for each attribute that has a value.
 *
 * @throws ConfigurationError `invalid_option` for an invalid name, and for event handlers
 */
export const serializeAttributes = (attributes: Readonly<Record<string, unknown>>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value != null)
    .map(([name, value]) => {
      if (!NAME.test(name) || name.startsWith('on')) {
        throw new ConfigurationError('invalid_option', `The attribute ${JSON.stringify(name)} is not allowed.`);
      }
      return ` ${name}="${escapeAttribute(String(value))}"`;
    })
    .join('');
