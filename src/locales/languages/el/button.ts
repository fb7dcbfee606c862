import type { ButtonMessages } from '../../button-messages.js';

/** Greek. */
export const el: ButtonMessages = {
  locale: 'el',
  dir: 'ltr',
  starting: 'Η πληρωμή ξεκινά…',
  failed: 'Δεν ήταν δυνατή η έναρξη της πληρωμής. Δοκιμάστε ξανά.',
  nothingToPay: 'Αυτή η παραγγελία δεν μπορεί να πληρωθεί. Ίσως έχει ήδη πληρωθεί.',
  offline: 'Είστε εκτός σύνδεσης. Πληρώστε όταν συνδεθείτε ξανά.',
};
