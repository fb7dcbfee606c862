// What proves that nobody can pay with a request any more. The simulation has its own rules, so that it finds a mistake in those of the engine.
import { ERROR_CODES_BY_GROUP } from '../../../src/contract/known-error-codes.js';

/** The codes by which a wallet says that it has sent nothing, and never will. Nothing else says so, whatever its words are. */
const UNSENT_CODES: readonly unknown[] = [4001, 4100, 4200, 4902];

/** Some wallets write their codes as text. */
const TEXTS: readonly unknown[] = UNSENT_CODES.map(String);

/** True if the wallet was not asked, because it had another chain selected, or if it has said that it sends nothing. */
export const isUnsent = (error: unknown): boolean => {
  const { code, cause } = error as { readonly code?: unknown; readonly cause?: { readonly code?: unknown } };
  const isUnasked = code === 'account_changed' && cause === undefined;
  const said = cause ? cause.code : code;
  return isUnasked || UNSENT_CODES.includes(said) || TEXTS.includes(said);
};

/** The 4xx that do not say whether the request was applied: a timeout, too early, too many, and a payment under way. */
const UNCLEAR_STATUSES = [408, 409, 425, 429];

const CODES: readonly unknown[] = Object.values(ERROR_CODES_BY_GROUP).flat();

/** True for an answer that the gateway itself has written: with one of the codes of `SPEC: Errors`. */
const isOfGateway = (text: string): boolean => {
  try {
    const { code, message } = JSON.parse(text) as Readonly<Record<string, unknown>>;
    return CODES.includes(code) && typeof message === 'string';
  } catch {
    return false;
  }
};

/** True for an answer to a confirmation by which it was not applied, and never will be. */
export const isRefusal = (status: number, text: string): boolean =>
  status >= 400 && status < 500 && !UNCLEAR_STATUSES.includes(status) && isOfGateway(text);
