import { sha256Hex } from '../digest.js';
import { ASSETS, type Asset } from './assets.js';

/** What an option's id says: everything that is needed to offer the same again, so that nothing is stored. */
export interface Quote {
  readonly asset: Asset;
  /** CAIP-10. */
  readonly account: string;
  /** The end of the quote, Unix seconds. */
  readonly expiresAt: number;
}

const ID = /^opt_([0-9a-f]{16})_([a-z-]+)_(\d{1,13})_(.+)$/;

/** Ties an id to its payment. It guards against mistakes, not against forgers: nothing in the sandbox is worth a secret. */
const sealOf = async (paymentId: string, terms: string): Promise<string> =>
  (await sha256Hex(`${paymentId} ${terms}`)).slice(0, 16);

export const writeOptionId = async (paymentId: string, { asset, account, expiresAt }: Quote): Promise<string> => {
  const terms = `${asset.id}_${expiresAt}_${account}`;
  return `opt_${await sealOf(paymentId, terms)}_${terms}`;
};

/** The quote that the id stands for; undefined when this gateway never offered it for this payment. */
export const readOptionId = async (paymentId: string, optionId: string): Promise<Quote | undefined> => {
  const [, , assetId, expiresAt, account = ''] = ID.exec(optionId) ?? [];
  const asset = ASSETS.find(({ id }) => id === assetId);
  if (!asset) return undefined;
  const quote = { asset, account, expiresAt: Number(expiresAt) };
  return (await writeOptionId(paymentId, quote)) === optionId ? quote : undefined;
};
