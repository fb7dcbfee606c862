/** An asset that the rail takes. */
export interface KnownAsset {
  /** CAIP-19. */
  readonly asset: string;
  /** Such as `USDC on Base Sepolia`. */
  readonly name: string;
}

/** The assets that the server wrote into the page: `data-assets`. */
export const readAssets = ({ assets }: DOMStringMap): readonly KnownAsset[] =>
  JSON.parse(assets ?? '[]') as readonly KnownAsset[];

/** Hexadecimal addresses differ in case without a difference in meaning. */
export const isSameAsset = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** The name of an asset, if it is one of the rail's. */
export const findAssetName = (assets: readonly KnownAsset[], id: string): string | undefined =>
  assets.find(({ asset }) => isSameAsset(asset, id))?.name;

/** The chain of an asset, CAIP-2. */
export const getChain = (asset: string): string => asset.slice(0, asset.indexOf('/'));

/** The address without its chain, of an account on the chain. */
export const getAddress = (account: string): string => account.slice(account.lastIndexOf(':') + 1);
