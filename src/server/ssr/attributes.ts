import { escapeHtml } from '@lit-labs/ssr/lib/util/escape-html.js';
import { ConfigurationError } from '../../core/errors/configuration-error.js';

/** Names of HTML attributes, in lower case. */
const NAME = /^[a-z_][a-z\d_:.-]*$/;

/**
 * Writes ` name="value"` for each attribute that has a value, ` name=""` for true, and nothing for false.
 *
 * @throws ConfigurationError `invalid_option` for an invalid name, and for event handlers
 */
export const serializeAttributes = (attributes: Readonly<Record<string, unknown>>): string =>
  Object.entries(attributes)
    .filter(([, value]) => value != null && value !== false)
    .map(([name, value]) => {
      if (!NAME.test(name) || name.startsWith('on')) {
        throw new ConfigurationError('invalid_option', `The attribute ${JSON.stringify(name)} is not allowed.`);
      }
      return ` ${name}="${escapeHtml(value === true ? '' : String(value))}"`;
    })
    .join('');
