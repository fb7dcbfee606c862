import type { CollectData } from '../../contract/schemas/collect-data.js';
import { isPayError } from '../../core/errors/pay-error.js';
import { parseNavigationUrl } from '../../core/url/navigation-url.js';
import type { DetailsForm, DetailsPage } from './form.js';
import { readFields, readSchema } from './read-schema.js';

const readPage = (url: string): DetailsPage | undefined => {
  try {
    parseNavigationUrl(url);
    return { kind: 'page', url };
  } catch (error) {
    if (!isPayError(error)) throw error;
    return undefined;
  }
};

/**
 * Returns how the buyer gives the details; undefined if this page cannot ask for them.
 *
 * @param isTransaction true if the option is paid by a transaction. It cannot be taken back, but what is entered is not stored:
 * after a reload the gateway would refuse what has been paid. Then only the gateway's own page asks.
 */
export const readDetailsForm = (
  { schema, url, fields }: CollectData,
  isTransaction: boolean,
): DetailsForm | undefined => {
  const form = isTransaction ? undefined : readSchema(schema);
  const page = url == null ? undefined : readPage(url);
  return form ?? page ?? (fields && !isTransaction ? readFields(fields) : undefined);
};
