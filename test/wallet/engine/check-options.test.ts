import { expect } from '@open-wc/testing';
import { createPayingClient } from '../../../src/client/paying-client.js';
import type { PaymentFlowOptions } from '../../../src/wallet/engine/context.js';
import { createPaymentFlow } from '../../../src/wallet/engine/payment-flow.js';
import { ADDRESS, TestRecords } from '../../support/wallet/test-wallet.js';
import { VirtualClock } from '../../support/virtual-clock.js';

const NETWORK = { chainName: 'n', nativeCurrency: { name: 'n', symbol: 'n', decimals: 18 }, rpcUrls: [] };

const create = (options: Partial<PaymentFlowOptions>) => {
  const clock = new VirtualClock();
  const caller = { baseUrl: 'https://gateway.example', apiVersion: undefined, credentials: {}, fetch };
  return createPaymentFlow({
    paymentId: 'pay_1',
    client: createPayingClient('pay_1', caller, clock),
    records: new TestRecords(),
    clock,
    random: () => 0.5,
    now: () => clock.now(),
    getExpiresAt: () => undefined,
    chains: ['eip155:1'],
    ...options,
  });
};

describe('the options of a payment flow', () => {
  for (const [options, message] of [
    [{ chains: ['1'] }, /chains: "1" is no EVM chain/],
    [{ chains: ['eip155:1', 'base'] }, /chains: "base" is no EVM chain/],
    [{ chains: ['eip155:01'] }, /is no EVM chain/],
    [{ chains: [`solana:${'5'.repeat(200)}`] }, /^chains: "solana:5{73}" is no EVM chain/],
    [{ recipients: ['0x1'] }, /recipients: "0x1" is no address of an EVM chain/],
    [{ recipients: [ADDRESS, 'shop.eth'] }, /recipients: "shop.eth" is no address/],
    [{ recipients: null as unknown as string[] }, /recipients: pass a list of addresses/],
    [{ recipients: [7 as unknown as string] }, /recipients: an entry of the type number is no address/],
    [{ callRecipients: ['shop.eth'] }, /callRecipients: "shop.eth" is no address/],
    [{ recipients: [`eip155:1:${ADDRESS}0`] }, /is no address of an EVM chain/],
    [{ chainParameters: [{ chainId: '84532', ...NETWORK }] }, /chainParameters: "84532" is no chain id/],
    [{ chainParameters: [{ chainId: 1 as unknown as string, ...NETWORK }] }, /chainParameters: "1" is no chain id/],
  ] as const)
    it(`are refused where they are invalid: ${JSON.stringify(options).slice(0, 80)}`, () => {
      expect(() => create(options))
        .to.throw(message)
        .with.include({ name: 'ConfigurationError', code: 'invalid_option' });
    });

  it('may name recipients with and without a chain, and chains in hexadecimal digits', () => {
    const recipients = [ADDRESS, `eip155:8453:${ADDRESS}`];
    expect(create({ recipients, chainParameters: [{ chainId: '0xAa36a7', ...NETWORK }] }).state.kind).to.equal(
      'picking',
    );
  });
});
