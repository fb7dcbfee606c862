import type { ButtonMessages } from '../../button-messages.js';

/** Chinese, simplified. */
export const zh: ButtonMessages = {
  locale: 'zh',
  dir: 'ltr',
  starting: '正在发起付款…',
  failed: '无法发起付款。请重试。',
  nothingToPay: '此订单无法支付，可能已经支付过了。',
  offline: '您已离线。请在恢复连接后付款。',
};
