import type { ButtonMessages } from '../../button-messages.js';

/** Chinese, simplified. */
export const zh: ButtonMessages = {
  locale: 'zh',
  dir: 'ltr',
  starting: '正在发起付款…',
  failed: '无法发起付款。请重试。',
  offline: '您已离线。请在恢复连接后付款。',
};
