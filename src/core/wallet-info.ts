import { toLabel } from '../contract/text.js';

/** A reverse domain name. */
const ID = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?$/i;
const ICON = /^data:image\/(?:png|webp|gif|jpeg|svg\+xml)[;,]/i;
const MAX_ICON_LENGTH = 200_000;
/** More than fits into a button. */
const MAX_NAME_LENGTH = 40;

/** Returns true if what a wallet calls its id can be one. */
export const isWalletId = (value: unknown): value is string => typeof value === 'string' && ID.test(value);

/** Returns what a wallet calls itself as it is shown; undefined if nothing is left. */
export const readWalletName = (value: unknown): string | undefined =>
  (typeof value === 'string' && toLabel(value, MAX_NAME_LENGTH)) || undefined;

/** Returns a wallet's icon if it is an image as a `data:` URL, which goes nowhere but into an `<img>`. */
export const readWalletIcon = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= MAX_ICON_LENGTH && ICON.test(value) ? value : undefined;
