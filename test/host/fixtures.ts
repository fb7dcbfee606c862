import type { MessageFromHost, MessageToHost } from '../../src/host/protocol.js';

export const PAYMENT = { status: 'succeeded', isFinal: true, info: { txId: '0xab' } } as const;

/** One valid message of each type. */
export const TO_HOST_MESSAGES: { readonly [Type in MessageToHost['type']]: Extract<MessageToHost, { type: Type }> } = {
  ready: { type: 'ready' },
  status: { type: 'status', status: 'processing', isFinal: false },
  final: { type: 'final', payment: PAYMENT },
  height: { type: 'height', px: 640 },
  'open-url': { type: 'open-url', id: '1', url: 'https://wallet.example/pay?uri=x' },
  close: { type: 'close', reason: 'done' },
  redirect: { type: 'redirect', id: '2', url: 'https://shop.example/thanks', status: 'succeeded' },
  'wallet-accounts': { type: 'wallet-accounts', id: 'accounts-1', ask: true },
  'wallet-request': {
    type: 'wallet-request',
    id: '3',
    paymentId: 'pay_1',
    chain: 'eip155:84532',
    account: 'eip155:84532:0x0376AAc07Ad725E01357B1725B5ceC61aE10473c',
    method: 'eth_signTypedData_v4',
    params: ['0x0376AAc07Ad725E01357B1725B5ceC61aE10473c', '{}'],
  },
  'wallet-recall': { type: 'wallet-recall', id: '3' },
  'wallet-cancel': { type: 'wallet-cancel', id: '3' },
};

export const FROM_HOST_MESSAGES: {
  readonly [Type in MessageFromHost['type']]: Extract<MessageFromHost, { type: Type }>;
} = {
  theme: { type: 'theme', theme: 'dark' },
  locale: { type: 'locale', locale: 'de-CH' },
  resume: { type: 'resume' },
  close: { type: 'close' },
  answer: { type: 'answer', id: '1', accepted: true },
  wallet: { type: 'wallet', id: 'example.wallet', name: 'Example Wallet' },
  'wallet-changed': { type: 'wallet-changed' },
  'wallet-answer': { type: 'wallet-answer', id: '3', result: '0xab' },
};

/** Origins that resemble `https://pay.example` to a person or to an incorrect comparison. */
export const LOOK_ALIKES = [
  'https://pay.example.co',
  'https://pay.example.evil.example',
  'https://pay.example:8443',
  'https://pay.exampl',
  'https://pay-example',
  'https://evil-pay.example',
  'https://a.pay.example',
  'https://xn--py-7ka.example',
  'http://pay.example',
  'HTTPS://PAY.EXAMPLE',
  'https://pay.example/',
  'https://pay.example.',
  'null',
  '*',
  '',
];
