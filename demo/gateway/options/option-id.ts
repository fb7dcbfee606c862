import { sha256Hex } from '../core/digest.js';
import { ASSETS, type Asset } from './assets.js';

/** The terms of an option. Its id contains them all, so that quotes need not be stored. */
export interface Quote {
  readonly asset: Asset;
  /** CAIP-10. */
  readonly account: string;
  /** The end of the quote, Unix seconds. */
  readonly expiresAt: number;
}

const ID = /^opt_([0-9a-f]{16})_([a-z-]+)_(\d{1,13})_(.+)$/;

/** Binds an id to its payment. It detects mistakes, not forgery: the sandbox has nothing to protect. */
const getChecksum = async (paymentId: string, terms: string): Promise<string> =>
  (await sha256Hex(`${paymentId} ${terms}`)).slice(0, 16);

export const writeOptionId = async (paymentId: string, { asset, account, expiresAt }: Quote): Promise<string> => {
  const terms = `${asset.id}_${expiresAt}_${account}`;
  return `opt_${await getChecksum(paymentId, terms)}_${terms}`;
};

/** The quote of the id; undefined if this gateway never offered it for this payment. */
export const readOptionId = async (paymentId: string, optionId: string): Promise<Quote | undefined> => {
  const [, , assetId, expiresAt, account = ''] = ID.exec(optionId) ?? [];
  const asset = ASSETS.find(({ id }) => id === assetId);
  if (!asset) return undefined;
  const quote = { asset, account, expiresAt: Number(expiresAt) };
  return (await writeOptionId(paymentId, quote)) === optionId ? quote : undefined;
};
