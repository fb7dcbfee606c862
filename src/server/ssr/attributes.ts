import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** What HTML lets an attribute be called, without capitals. */
const NAME = /^[a-z_][a-z\d_:.-]*$/;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

/** Text as an attribute's value in double quotes. */
export const escapeAttribute = (text: string): string =>
  text.replace(/[&"<>]/g, (character) => ESCAPES[character] ?? '');

/** ` name="value"` for each that has a value. Throws `ConfigurationError` for a name that is none, or runs code. */
export const writeAttributes = (attributes: Readonly<Record<string, unknown>>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value != null)
    .map(([name, value]) => {
      if (!NAME.test(name) || name.startsWith('on')) {
        throw new ConfigurationError('invalid_option', `The attribute ${JSON.stringify(name)} is not written.`);
      }
      return ` ${name}="${escapeAttribute(String(value))}"`;
    })
    .join('');
