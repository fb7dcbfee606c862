import { sha256Hex } from '../core/digest.js';
import type { Asset } from '../rails/asset.js';
import type { AccountTerms } from '../rails/rail.js';

/** The terms of an option. Its id contains them all, so that options need not be stored. */
export interface Quote {
  readonly asset: Asset;
  /** CAIP-10. */
  readonly account: string;
  /** The end of the quote, Unix seconds; null if it ends with the payment. */
  readonly expiresAt: number | null;
  /** The request for options that it answers. */
  readonly issue: string;
  /** As they were when it was offered. */
  readonly terms: AccountTerms;
}

const ID = /^opt_([0-9a-f]{16})_([a-z-]+)_(\d{1,13})_(\d{1,15}|n)(r?)(a?)_([0-9a-f]+)_(.+)$/;

/** Binds an id to its payment. It detects mistakes, not forgery: the sandbox has nothing to protect. */
const getChecksum = async (paymentId: string, text: string): Promise<string> =>
  (await sha256Hex(`${paymentId} ${text}`)).slice(0, 16);

export const writeOptionId = async (
  paymentId: string,
  { asset, account, expiresAt, issue, terms: { permitNonce, needsApproval, needsReset } }: Quote,
): Promise<string> => {
  const asked = `${permitNonce ?? 'n'}${needsReset ? 'r' : ''}${needsApproval ? 'a' : ''}`;
  const text = [asset.id, expiresAt ?? 0, asked, issue, account].join('_');
  return `opt_${await getChecksum(paymentId, text)}_${text}`;
};

/** The quote of the id; undefined if this gateway never offered one of these assets for this payment by it. */
export const readOptionId = async (
  paymentId: string,
  optionId: string,
  assets: readonly Asset[],
): Promise<Quote | undefined> => {
  const [, , assetId, expiresAt, permitNonce, reset, approval, issue = '', account = ''] = ID.exec(optionId) ?? [];
  const asset = assets.find(({ id }) => id === assetId);
  if (!asset) return undefined;
  const terms = {
    permitNonce: permitNonce === 'n' ? null : Number(permitNonce),
    needsApproval: approval === 'a',
    needsReset: reset === 'r',
  };
  const quote = { asset, account, expiresAt: Number(expiresAt) || null, issue, terms };
  return (await writeOptionId(paymentId, quote)) === optionId ? quote : undefined;
};
