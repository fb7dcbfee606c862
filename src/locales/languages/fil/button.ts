import type { ButtonMessages } from '../../button-messages.js';

/** Filipino. */
export const fil: ButtonMessages = {
  locale: 'fil',
  dir: 'ltr',
  starting: 'Sinisimulan ang pagbabayad…',
  failed: 'Hindi nasimulan ang pagbabayad. Subukan ulit.',
  nothingToPay: 'Hindi mababayaran ang order na ito. Maaaring bayad na ito.',
  offline: 'Offline ka. Magbayad kapag nakakonekta ka na ulit.',
};
