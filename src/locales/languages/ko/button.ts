import type { ButtonMessages } from '../../button-messages.js';

/** Korean. */
export const ko: ButtonMessages = {
  locale: 'ko',
  dir: 'ltr',
  starting: '결제를 시작하고 있습니다…',
  failed: '결제를 시작할 수 없습니다. 다시 시도하세요.',
  nothingToPay: '이 주문은 결제할 수 없습니다. 이미 결제되었을 수 있습니다.',
  offline: '오프라인 상태입니다. 다시 연결되면 결제하세요.',
};
