/** The link to the shop on a page that does not lead there by itself, which would say so in a sentence. */
export const OFFERED_LINK = '[part="redirect"]:not(:has([part="redirect-text"])) [part="redirect-link"]';
