import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PaymentOption } from 'pay-status/contract';
import { ContractError, GatewayError, NetworkError, type PayError } from 'pay-status/client';
import {
  WalletError,
  type CheckoutWallet,
  type PaymentFlowState,
  type PaymentProblem,
  type PaymentProblemCode,
} from 'pay-status/wallet';
import { toScreen, type Screen, type ScreenContext } from '../../wallet/client/screen.js';

const wallet = {} as CheckoutWallet;
const option = { id: 'opt_1' } as PaymentOption;
const offered = {
  wallet,
  options: [option],
  choice: { option, preparation: { kind: 'ready', requests: [] } },
} as const;
const record = { kind: 'confirmation' as const, paymentId: 'pay_1', confirmation: { optionId: 'opt_1', results: [] } };
const NOTHING: ScreenContext = { payment: null, details: null, ownConfirmation: 'none' };

const show = (state: PaymentFlowState, context: Partial<ScreenContext> = {}): Screen =>
  toScreen(state, { ...NOTHING, ...context });

const createProblem = (code: PaymentProblemCode, error: PayError | null): PaymentProblem => {
  if (code === 'unknown_chain') return { code, network: 'Base Sepolia', error };
  return code === 'smart_account' ? { code, asset: 'USDC · Base Sepolia', error } : { code, error };
};

const showProblem = (code: PaymentProblemCode, error: PayError | null = null): Screen =>
  show({ kind: 'picking', problem: createProblem(code, error) });

describe('the page of the test wallet', () => {
  const WAITING: readonly PaymentFlowState[] = [
    { kind: 'picking', problem: null },
    { kind: 'connecting', wallet, isSlow: false },
    { kind: 'asking', wallet, problem: null },
    { kind: 'switching', ...offered, isSlow: false },
    { kind: 'signing', ...offered, step: 1, steps: 2, isBinding: false, decline: 'early', isSlow: false },
    { kind: 'sending', record, used: null },
  ];
  for (const state of WAITING)
    it(`lets nobody press a button while it is ${state.kind}`, () => {
      assert.equal(show(state).kind, 'pending');
    });

  const BUTTONS: readonly (readonly [title: string, state: PaymentFlowState, buttons: object | undefined])[] = [
    ['choosing', { kind: 'choosing', problem: null, ...offered }, { pay: true, reject: true }],
    [
      'preparing the chosen option',
      { kind: 'choosing', problem: null, ...offered, choice: { option, preparation: { kind: 'pending' } } },
      { pay: false, reject: true },
    ],
    [
      'unable to prepare the chosen option',
      { kind: 'choosing', problem: null, ...offered, choice: { option, preparation: { kind: 'failed' } } },
      { pay: false, reject: true, retry: true },
    ],
    ['without funds', { kind: 'no_options', wallet, accounts: [] }, { reject: true }],
    ['blocked', { kind: 'blocked', wallet }, { reject: true }],
    ['unanswered', { kind: 'unsent', record, error: new NetworkError('lost'), used: null }, { retry: true }],
    ['paid in another tab', { kind: 'busy' }, undefined],
    ['asked to pay in the wallet', { kind: 'check_wallet', error: null, decline: 'early' }, undefined],
    ['sent', { kind: 'sent', record, used: null }, undefined],
  ];
  for (const [title, state, buttons] of BUTTONS)
    it(`has the right buttons while it is ${title}: ${JSON.stringify(buttons ?? {})}`, () => {
      const screen = show(state);
      assert.ok(screen.kind === 'ready');
      assert.deepEqual(screen.buttons, buttons);
    });

  for (const status of ['processing', 'succeeded', 'failed', 'expired', 'cancelled'] as const)
    for (const own of ['none', 'accepted', 'refused', 'unknown'] as const)
      it(`says that the payment is ${status}, with its own confirmation ${own}`, () => {
        const payment = { status, isFinal: status !== 'processing' };
        const screen = show(
          { kind: 'closed', late: null, isAccepted: false, used: null },
          { payment, ownConfirmation: own },
        );
        assert.ok(screen.kind === 'ready' && screen.isOver);
        const isPaid = ['processing', 'succeeded'].includes(status);
        assert.equal(screen.message.startsWith('Paid.'), isPaid && own === 'accepted');
        assert.equal(screen.message.includes('This wallet has paid nothing.'), isPaid && own === 'refused');
        assert.match(screen.message, /^[A-Z].*[.…]$/);
      });

  it('does not say who has paid before the gateway has said whose confirmation it took', () => {
    const payment = { status: 'succeeded', isFinal: true } as const;
    assert.equal(
      show({ kind: 'closed', late: null, isAccepted: false, used: null }, { payment, ownConfirmation: 'pending' }).kind,
      'pending',
    );
  });

  const PROBLEMS: readonly (readonly [code: PaymentProblemCode, error: PayError | null, words: RegExp])[] = [
    ['unavailable', new NetworkError('Failed to fetch'), /connection .* failed/],
    ['unavailable', new ContractError('Unexpected end of JSON input'), /incomplete.*will not pay twice/],
    ['unavailable', new GatewayError({ status: 404, code: 'payment_not_found', message: 'x' }), /not found/],
    ['unavailable', new GatewayError({ status: 500, message: 'An odd answer.' }), /^An odd answer\.$/],
    ['wallet_failed', new WalletError('wallet_failed', 'The faucet is dry.'), /^The faucet is dry\.$/],
    ['not_accepted', null, /Nothing was paid/],
    ['storage_unavailable', null, /storage/],
  ];
  for (const [code, error, words] of PROBLEMS)
    it(`explains ${code}${error ? ` (${error.name}, ${error.message})` : ''} in plain words, and offers to try again`, () => {
      const screen = showProblem(code, error);
      assert.ok(screen.kind === 'ready' && screen.buttons?.retry);
      assert.match(screen.message, words);
      assert.match(screen.message, /^[A-Z].*[.?]$/);
    });
});
