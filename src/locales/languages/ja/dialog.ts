import type { DialogMessages } from '../../dialog-messages.js';

/** Japanese. */
export const ja: DialogMessages = {
  locale: 'ja',
  dir: 'ltr',
  close: '閉じる',
  done: '完了',
  leaveSent: ['お支払いの処理中ですが、閉じますか？', 'このウィンドウを閉じても処理は続きます。'],
  leaveAsked: [
    '{wallet}が承認を求めていますが、閉じますか？',
    '{wallet}で承認した場合は、このウィンドウを閉じても処理は続きます。',
  ],
  leaveUnsure: ['お支払いを確認中ですが、閉じますか？', '承認した場合は、このウィンドウを閉じても処理は続きます。'],
  watching: '引き続き確認し、結果をこのページの下部に表示します。もう一度支払わないでください。',
  keepOpen: '開いたままにする',
  leave: '閉じて確認を続ける',
  received: 'お支払いを受領しました。こちらが領収書です。',
  processing: 'お支払いを確認しています。もう一度支払う必要はありません。このウィンドウは閉じてもかまいません。',
  onItsWay: '処理中',
  paid: '支払い済み',
  failed: '失敗',
  offline: 'オフライン',
  lastSeen: '最後に確認した状態：{state}',
  open: '{merchant}への支払い、{state}、開く',
  dismiss: '非表示',
};
