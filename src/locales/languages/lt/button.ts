import type { ButtonMessages } from '../../button-messages.js';

/** Lithuanian. */
export const lt: ButtonMessages = {
  locale: 'lt',
  dir: 'ltr',
  starting: 'Mokėjimas pradedamas…',
  failed: 'Nepavyko pradėti mokėjimo. Bandykite dar kartą.',
  offline: 'Nėra interneto ryšio. Mokėkite, kai vėl prisijungsite.',
};
