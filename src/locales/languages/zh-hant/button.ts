import type { ButtonMessages } from '../../button-messages.js';

/** Chinese, traditional. */
export const zhHant: ButtonMessages = {
  locale: 'zh-Hant',
  dir: 'ltr',
  starting: '正在發起付款…',
  failed: '無法發起付款。請重試。',
  nothingToPay: '此訂單無法付款，可能已完成付款。',
  offline: '您目前離線。請在恢復連線後付款。',
};
