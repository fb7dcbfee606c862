import type { DialogMessages } from '../../dialog-messages.js';

/** Chinese, traditional. */
export const zhHant: DialogMessages = {
  locale: 'zh-Hant',
  dir: 'ltr',
  close: '關閉',
  done: '完成',
  leaveSent: ['付款正在處理，確定關閉嗎？', '沒有此視窗，付款也會繼續。'],
  leaveAsked: ['{wallet} 正在要求核准，確定關閉嗎？', '如果您已在 {wallet} 中核准，沒有此視窗，付款也會繼續。'],
  leaveUnsure: ['正在確認您的付款，確定關閉嗎？', '如果您已核准，沒有此視窗，付款也會繼續。'],
  watching: '我們會繼續關注，並在此頁面底部顯示結果。請勿重複付款。',
  keepOpen: '保持開啟',
  leave: '關閉並繼續關注',
  received: '已收到您的付款。這是您的收據。',
  processing: '您的付款正在確認，無須再次付款。您可以關閉此視窗。',
  onItsWay: '處理中',
  paid: '已付款',
  failed: '失敗',
  offline: '離線',
  lastSeen: '最後已知狀態：{state}',
  open: '向 {merchant} 付款，{state}，開啟',
  dismiss: '隱藏',
};
