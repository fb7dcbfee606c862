/** The way back to the shop where the page does not go by itself: while it does, the buyer can stay. */
export const OFFERED_LINK = '[part="redirect"]:not(:has([part="stay-button"])) [part="redirect-link"]';
