import type { ButtonMessages } from '../../button-messages.js';

/** Lithuanian. */
export const lt: ButtonMessages = {
  locale: 'lt',
  dir: 'ltr',
  starting: 'Mokėjimas pradedamas…',
  failed: 'Nepavyko pradėti mokėjimo. Bandykite dar kartą.',
  nothingToPay: 'Už šį užsakymą sumokėti negalima. Gali būti, kad už jį jau sumokėta.',
  offline: 'Nėra interneto ryšio. Mokėkite, kai vėl prisijungsite.',
};
