import type { WalletMessages } from './wallet-messages.js';

/** Korean. */
export const ko: WalletMessages = {
  locale: 'ko',
  dir: 'ltr',
  pickWallet: '어떻게 결제하시겠습니까?',
  noWallet: '이 브라우저에서 지갑을 찾지 못했습니다. 처음이신가요? 휴대폰의 지갑 앱으로 코드를 스캔하세요.',
  otherWallet: '다른 지갑 사용',
  installed: '설치됨',
  lastUsed: '최근 사용',
  back: '뒤로',
  connecting: ['{wallet} 연결', '{wallet}에서 결제할 계정을 선택하세요.'],
  openWallet:
    '{wallet}의 응답을 기다리는 중… 아무것도 보이지 않나요? 브라우저 도구 모음에서 지갑을 열거나 이 창 뒤를 확인하세요.',
  loading: '결제에 사용할 수 있는 수단을 확인하는 중…',
  pickAsset: '결제에 사용할 자산을 선택하세요',
  onNetwork: '{network} 네트워크',
  priceHeld: '{time}까지 유효한 가격',
  needsDetails: '이 페이지에서 요청할 수 없는 고객 정보가 필요합니다',
  pay: '{wallet}(으)로 {amount} 결제',
  preparing: '준비 중…',
  tryAgain: '다시 시도',
  noFunds: [
    '잔액 부족',
    '{wallet}에 이 결제를 감당할 자산이 없습니다. 다른 계정이나 지갑을 사용하거나 코드를 스캔하세요.',
  ],
  blocked: [
    '이 계정으로는 결제할 수 없음',
    '{wallet}의 계정으로는 이 결제를 할 수 없습니다. 다른 계정을 사용하거나 상점에 문의하세요.',
  ],
  switching: ['네트워크 허용', '{wallet}에서 {network} 사용을 요청합니다.'],
  signing: ['{wallet}에서 {amount} 승인', '같은 금액이 표시되는지 확인하세요. 이 페이지는 자동으로 업데이트됩니다.'],
  signingStep: '{steps}단계 중 {step}단계',
  busy: ['지갑을 확인하세요', '다른 탭에서 결제하는 중입니다. 두 번 결제하지 말고 그 탭에서 완료하세요.'],
  sending: ['결제를 전송하는 중', '승인하셨습니다. 이 페이지를 잠시 열어 두세요.'],
  unsent: [
    '결제가 도착했는지 아직 알 수 없습니다',
    '다시 결제하지 마세요. 다시 전송해 보세요. 두 번 청구되지 않습니다.',
  ],
  resend: '다시 전송',
  sent: ['결제를 전송했습니다', '더 하실 일이 없습니다.'],
  closed: ['결제를 확인하는 중', '다시 결제하지 마세요. 결과가 잠시 후 여기에 표시됩니다.'],
  problems: {
    rejected: '지갑에서 거부하셨습니다. 아무것도 결제되지 않았습니다.',
    request_pending: '지갑이 아직 응답을 기다리고 있습니다. 지갑을 열어 응답한 다음 다시 시도하세요.',
    account_changed:
      '지갑에서 다른 계정이나 네트워크가 선택되었습니다. 무엇으로 결제하는지 확인한 다음 다시 시도하세요.',
    unknown_chain: '지갑에 이 네트워크가 선택되어 있지 않습니다. 지갑에서 전환한 다음 다시 시도하세요.',
    unauthorized: '지갑이 이 페이지에서 그 계정을 사용하는 것을 허용하지 않습니다. 다시 연결하세요.',
    wallet_failed:
      '지갑에서 처리하지 못했습니다. 아무것도 결제되지 않았습니다. 다시 시도하거나 다른 방법을 사용하세요.',
    price_renewed: '가격이 갱신되었습니다. 금액을 확인한 다음 결제하세요.',
    refused_request:
      '요청이 여기에 표시된 내용과 일치하지 않아 지갑으로 보내지 않았습니다. 아무것도 결제되지 않았습니다.',
    not_accepted:
      '지갑의 승인이 받아들여지지 않았습니다. 아무것도 결제되지 않았습니다. 다시 시도하거나 다른 자산을 사용하세요.',
    details_required:
      '이 결제 방법에는 이 페이지에서 요청할 수 없는 고객 정보가 필요합니다. 다른 자산을 사용하거나 코드를 스캔하세요.',
    expires_soon: '결제할 시간이 충분하지 않습니다.',
    unavailable: '지금은 결제 방법을 불러올 수 없습니다. 다시 시도하세요.',
    storage_unavailable: '브라우저가 저장소를 차단하여 한 번만 결제되도록 보장할 수 없습니다. 대신 코드를 스캔하세요.',
  },
};
