import { orThrow, parseAbsoluteUrl } from './absolute-url.js';
import { EXPLORERS } from './explorers.generated.js';
import { isSecure } from './loopback.js';

/** The transaction ids of a chain by CAIP-2 namespace; what looks different (`test:pay_…`) is no transaction of it. */
const TX_ID: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[\da-f]{64}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
};
/** On any other chain: visible ASCII, more than dots (which would leave the path), and not of test mode. */
const OTHER_TX_ID = /^(?!test:)[!-~]*\w[!-~]*$/;

/** The chain of a unit `caip19/<namespace>:<reference>/<asset>` (CAIP-2, CAIP-19). */
const CHAIN = /^caip19\/(([-a-z\d]{3,8}):[-\w]{1,32})\/./;

/** `{txId}`, also as `URL` encodes it. */
const PLACEHOLDER = /\{txId\}|%7BtxId%7D/gi;

const fillTemplate = (template: string, txId: string): URL | string => {
  const [before, after] = [template, template.replace(PLACEHOLDER, encodeURIComponent(txId))].map(parseAbsoluteUrl);
  if (!(before instanceof URL)) return before ?? '';
  if (!(after instanceof URL)) return after ?? '';
  if (!isSecure(after)) return 'must be https, or http on this machine';
  return after.origin === before.origin && after.href !== before.href ? after : 'needs {txId} behind its host';
};

/**
 * Where a block explorer shows a transaction.
 *
 * @param unit the asset's unit, `caip19/eip155:8453/erc20:0x…` (`SPEC: Amount object`)
 * @param txId the transaction id as the gateway gave it
 * @param template an explorer of the page's choice instead of the known one, with `{txId}` behind the host
 * @returns undefined when the chain is not known, or `txId` is not what its transactions look like (test mode)
 * @throws ConfigurationError `invalid_explorer_url`: not https (or http on loopback), credentials, no `{txId}`, …;
 * whatever `txId` is, so that it is seen in test mode already
 */
export const explorerLink = (unit: string, txId: string, template?: string | null): string | undefined => {
  const [, chain = '', namespace = ''] = CHAIN.exec(unit) ?? [];
  const host = EXPLORERS[chain];
  const isTransaction = chain !== '' && (TX_ID[namespace] ?? OTHER_TX_ID).test(txId);
  const used = template || (host && `https://${host}/tx/{txId}`);
  if (!used) return undefined;
  const url = orThrow(fillTemplate(used, isTransaction ? txId : 'x'), 'invalid_explorer_url', 'explorer URL');
  return isTransaction ? url.href : undefined;
};
