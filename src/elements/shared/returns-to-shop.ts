import type { RedirectMode } from '../../controllers/redirect-controller.js';

interface RedirectInputs {
  readonly redirect: RedirectMode | undefined;
  readonly successUrl: string | undefined;
  readonly errorUrl: string | undefined;
}

/** Whether the buyer can go back to the shop at the end: then room is kept for it from the start. */
export const returnsToShop = ({ redirect, successUrl, errorUrl }: RedirectInputs): boolean =>
  redirect !== 'none' && Boolean(successUrl ?? errorUrl);
