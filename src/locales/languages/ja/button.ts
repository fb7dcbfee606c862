import type { ButtonMessages } from '../../button-messages.js';

/** Japanese. */
export const ja: ButtonMessages = {
  locale: 'ja',
  dir: 'ltr',
  starting: '支払いを開始しています…',
  failed: '支払いを開始できませんでした。もう一度お試しください。',
  nothingToPay: 'このご注文はお支払いいただけません。すでにお支払い済みの可能性があります。',
  offline: 'オフラインです。接続が戻ってからお支払いください。',
};
