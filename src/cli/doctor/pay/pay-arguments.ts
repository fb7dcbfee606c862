import { parseAbsoluteUrl } from '../../../core/url/absolute-url.js';
import { isEvmChain } from '../../../core/wallet-info.js';
import { isAddress } from '../../../core/wallet-values.js';
import { getRecipients } from '../../../wallet/check/recipients.js';
import { refuse } from '../../shared/read-arguments.js';
import type { PayTarget } from '../options.js';
import { createDryRunClient } from './dry-run-client.js';

/** The options of `--pay`, besides those of the gateway. */
export const PAY_OPTIONS = {
  pay: { type: 'string' },
  account: { type: 'string', multiple: true },
  recipients: { type: 'string' },
  'call-recipients': { type: 'string' },
} as const;

/** Their values. */
export interface PayValues {
  readonly pay?: string | undefined;
  readonly account?: readonly string[] | undefined;
  readonly recipients?: string | undefined;
  readonly 'call-recipients'?: string | undefined;
}

const getChain = (account: string): string => account.slice(0, account.lastIndexOf(':'));

const readPaymentId = (text: string): string => {
  if (!text.includes('://')) return text;
  const url = parseAbsoluteUrl(text);
  if (typeof url === 'string') return refuse(`--pay ${url}.`);
  return url.searchParams.get('pid') || refuse('--pay: the URL has no parameter pid. Give the payment id instead.');
};

const readAccounts = (accounts: readonly string[] = []): readonly string[] => {
  const isAccount = (account: string): boolean =>
    isEvmChain(getChain(account)) && isAddress(account.slice(account.lastIndexOf(':') + 1));
  return accounts.length && accounts.every(isAccount)
    ? accounts
    : refuse('--pay needs --account, a chain and an address such as eip155:8453:0x…, once for each account.');
};

const readRecipients = (
  text: string | undefined,
  name: 'recipients' | 'callRecipients',
): readonly string[] | undefined => {
  const recipients = text?.split(/[\s,]+/).filter(Boolean);
  if (recipients?.length === 0) return refuse(`${name} must be addresses: leave the option out if there are none.`);
  // Of any chain: it refuses what is no address.
  if (recipients) getRecipients(recipients, '', name);
  return recipients;
};

/**
 * Reads what to try without paying; undefined without `--pay`.
 *
 * @throws ConfigurationError for wrong usage
 */
export const readPay = (
  { pay, account, recipients, 'call-recipients': callRecipients }: PayValues,
  gateway: Pick<PayTarget, 'baseUrl' | 'apiVersion' | 'identity'> | undefined,
): PayTarget | undefined => {
  if (pay === undefined) {
    const isAlone = account !== undefined || recipients !== undefined || callRecipients !== undefined;
    return isAlone ? refuse('--account, --recipients and --call-recipients belong to --pay.') : undefined;
  }
  if (!gateway) return refuse('--pay needs --base-url and --app-id.');
  const accounts = readAccounts(account);
  const target: PayTarget = {
    ...gateway,
    paymentId: readPaymentId(pay),
    accounts,
    chains: [...new Set(accounts.map(getChain))],
    recipients: readRecipients(recipients, 'recipients'),
    callRecipients: readRecipients(callRecipients, 'callRecipients'),
  };
  // It refuses an id and credentials that no request can have.
  createDryRunClient(target, {});
  return target;
};
