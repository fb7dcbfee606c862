import { toLabel } from '../contract/text.js';

/** A reverse domain name. */
const ID = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i;
const ICON = /^data:image\/(?:png|webp|gif|jpeg|svg\+xml)[;,]/i;
const MAX_ICON_LENGTH = 200_000;
/** More than fits into a button. */
const MAX_NAME_LENGTH = 40;
const CHAIN = /^eip155:[1-9]\d{0,14}$/;

/** Returns true if what a wallet calls its id can be one. */
export const isWalletId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Returns what a wallet calls itself as it is shown; undefined if nothing is left. */
export const readWalletName = (value: unknown): string | undefined =>
  (typeof value === 'string' && toLabel(value, MAX_NAME_LENGTH)) || undefined;

/** Returns a wallet's icon if it is an image as a `data:` URL, which goes nowhere but into an `<img>`. */
export const readWalletIcon = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_ICON_LENGTH && ICON.test(value) ? value : undefined;

// Here, because the first file of a page has this module: two later files that share a module of their own need a third request.

/** Returns true for an EVM chain in CAIP-2, such as `eip155:1`. */
export const isEvmChain = (value: unknown): value is string => typeof value === 'string' && CHAIN.test(value);

/** Says that a chain, in quotes, is none, and what follows: the wallets of a checkout get all of its chains, or none. */
export const explainChain = (quoted: string): string =>
  `chains: ${quoted} is no EVM chain, such as eip155:1. ` +
  `${quoted.includes(',') ? 'Separate chains by spaces, or pass a list. ' : ''}Until then, no wallet can pay in this page.`;
