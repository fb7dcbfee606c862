import { MAX_LENGTHS } from '../../contract/limits.js';
import { assertUrl, parseAbsoluteUrl } from './absolute-url.js';
import { EXPLORERS } from './explorers.generated.js';
import { isSecure } from './loopback.js';

/** The format of transaction ids by CAIP-2 namespace. Ids of test mode (`test:pay_…`) do not match. */
const TX_ID: Readonly<Record<string, RegExp>> = {
  eip155: /^0x[\da-f]{64}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{64,88}$/,
};
/** The format on other chains: visible ASCII, no dot segments, which would change the path, and no ids of test mode. */
const OTHER_TX_ID = /^(?!test:)[!-/:-@[-^`{-~]*\w[!-~]*$/;

/** The chain of a unit `caip19/<namespace>:<reference>/<asset>` (CAIP-2, CAIP-19). */
const CHAIN = /^caip19\/(([-a-z\d]{3,8}):[-\w]{1,32})\/./;

/** `{txId}`, also percent-encoded by `URL`. */
const PLACEHOLDER = /\{txId\}|%7BtxId%7D/gi;

const fillTemplate = (template: string, txId: string): URL | string => {
  const before = parseAbsoluteUrl(template);
  if (typeof before === 'string') return before;
  const after = parseAbsoluteUrl(template.replace(PLACEHOLDER, encodeURIComponent(txId)));
  if (typeof after === 'string') return after;
  if (!isSecure(after)) return 'must be https, or http on loopback';
  return after.origin === before.origin && after.href !== before.href ? after : 'must contain {txId} after its host';
};

/**
 * Builds the link to a transaction in a block explorer.
 *
 * @param unit the asset's unit, `caip19/eip155:8453/erc20:0x…` (`SPEC: Amount object`)
 * @param txId the transaction id as the gateway sent it
 * @param template the URL of an explorer to use instead of the chain's default, with `{txId}` after the host
 * @returns undefined if the chain is unknown, or `txId` is not an id of its transactions (test mode)
 * @throws ConfigurationError `invalid_explorer_url`: not https (or http on loopback), credentials, no `{txId}`, …. Independent of
 * `txId`, so that an invalid template fails in test mode too
 */
export const buildExplorerLink = (unit: string, txId: string, template?: string | null): string | undefined => {
  const [, chain = '', namespace = ''] = CHAIN.exec(unit) ?? [];
  const host = EXPLORERS[chain];
  const isTransaction = chain !== '' && txId.length <= MAX_LENGTHS.ID && (TX_ID[namespace] ?? OTHER_TX_ID).test(txId);
  const used = template || (host && `https://${host}/tx/{txId}`);
  if (!used) return undefined;
  const url = assertUrl(fillTemplate(used, isTransaction ? txId : 'x'), {
    code: 'invalid_explorer_url',
    name: 'explorer-url',
    raw: used,
    expected: 'Use an https URL with {txId}, such as "https://explorer.example/tx/{txId}".',
  });
  return isTransaction ? url.href : undefined;
};
