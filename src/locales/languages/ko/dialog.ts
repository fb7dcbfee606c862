import type { DialogMessages } from '../../dialog-messages.js';

/** Korean. */
export const ko: DialogMessages = {
  locale: 'ko',
  dir: 'ltr',
  close: '닫기',
  done: '완료',
  leaveSent: ['결제가 진행 중입니다. 닫으시겠습니까?', '이 창이 없어도 계속 진행됩니다.'],
  leaveAsked: [
    '{wallet}에서 승인을 요청하고 있습니다. 닫으시겠습니까?',
    '{wallet}에서 승인하셨다면 이 창이 없어도 계속 진행됩니다.',
  ],
  leaveUnsure: ['결제를 확인하고 있습니다. 닫으시겠습니까?', '승인하셨다면 이 창이 없어도 계속 진행됩니다.'],
  watching: '계속 확인하여 결과를 이 페이지 아래쪽에 표시합니다. 다시 결제하지 마세요.',
  keepOpen: '열어 두기',
  leave: '닫고 계속 확인하기',
  received: '결제가 확인되었습니다. 영수증입니다.',
  processing: '결제를 확인하고 있습니다. 다시 결제하실 필요가 없습니다. 이 창을 닫으셔도 됩니다.',
  onItsWay: '진행 중',
  paid: '결제됨',
  failed: '실패',
  offline: '오프라인',
  lastSeen: '마지막으로 확인된 상태: {state}',
  open: '{merchant} 결제, {state}, 열기',
  dismiss: '숨기기',
};
