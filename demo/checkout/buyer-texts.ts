import { parseAccept } from 'hono/utils/accept';
import { loadLocale, matchLocale, type LocaleMatch, type Messages } from 'pay-status/locales';
import { MODE_TEXTS, type ModeTexts } from './texts/mode.js';
import { NO_SCRIPT_TEXTS, type NoScriptTexts } from './texts/no-script.js';
import { RETURN_TEXTS, type ReturnTexts } from './texts/return.js';
import { UNKNOWN_PAYMENT_TEXTS, type UnknownPaymentTexts } from './texts/unknown-payment.js';

/** Everything that the page says to a buyer, in one language. */
export interface BuyerTexts {
  /** The language as the browser names it, with its region: `de-AT`. Numbers are formatted for it. */
  readonly locale: string;
  /** The texts of the element, some of which the page shows before it is loaded. */
  readonly messages: Messages;
  readonly mode: ModeTexts;
  readonly return: ReturnTexts;
  readonly noScript: NoScriptTexts;
  readonly unknownPayment: UnknownPaymentTexts;
}

const ENGLISH: LocaleMatch = { key: 'en', locale: 'en' };

/** Finds the first language of the header that the element has texts in, by the rule of the element. */
const findLanguage = (acceptLanguage: string | undefined): LocaleMatch => {
  for (const { type, q } of parseAccept(acceptLanguage ?? '')) {
    const match = q > 0 ? matchLocale(type) : undefined;
    if (match) return match;
  }
  return ENGLISH;
};

/** Returns the texts in the buyer's language, given the header `Accept-Language`; English if none of them is supported. */
export const loadBuyerTexts = async (acceptLanguage: string | undefined): Promise<BuyerTexts> => {
  const { key, locale } = findLanguage(acceptLanguage);
  return {
    locale,
    messages: await loadLocale(key),
    mode: MODE_TEXTS[key],
    return: RETURN_TEXTS[key],
    noScript: NO_SCRIPT_TEXTS[key],
    unknownPayment: UNKNOWN_PAYMENT_TEXTS[key],
  };
};
