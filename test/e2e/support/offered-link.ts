/** The link to the shop on a page without a running redirect countdown, which would show a stay button. */
export const OFFERED_LINK = '[part="redirect"]:not(:has([part="stay-button"])) [part="redirect-link"]';
