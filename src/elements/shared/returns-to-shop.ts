import type { RedirectMode } from '../../controllers/redirect-controller.js';

interface RedirectInputs {
  readonly redirect: RedirectMode | undefined;
  readonly successUrl: string | undefined;
  readonly errorUrl: string | undefined;
}

/** Returns true if the buyer can return to the shop at the end: space for the link is reserved from the start. */
export const returnsToShop = ({ redirect, successUrl, errorUrl }: RedirectInputs): boolean =>
  redirect !== 'none' && Boolean(successUrl ?? errorUrl);
