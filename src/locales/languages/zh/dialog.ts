import type { DialogMessages } from '../../dialog-messages.js';

/** Chinese, simplified. */
export const zh: DialogMessages = {
  locale: 'zh',
  dir: 'ltr',
  close: '关闭',
  done: '完成',
  leaveSent: ['付款正在处理，确定关闭吗？', '没有此窗口，付款也会继续。'],
  leaveAsked: ['{wallet} 正在请求批准，确定关闭吗？', '如果您已在 {wallet} 中批准，没有此窗口，付款也会继续。'],
  leaveUnsure: ['正在核实您的付款，确定关闭吗？', '如果您已批准，没有此窗口，付款也会继续。'],
  watching: '我们会继续关注，并在此页面底部显示结果。请勿重复付款。',
  keepOpen: '保持打开',
  leave: '关闭并继续关注',
  received: '已收到您的付款。这是您的收据。',
  processing: '您的付款正在确认，无需再次付款。您可以关闭此窗口。',
  onItsWay: '处理中',
  paid: '已付款',
  failed: '失败',
  offline: '离线',
  lastSeen: '最后已知状态：{state}',
  open: '向 {merchant} 付款，{state}，打开',
  dismiss: '隐藏',
};
