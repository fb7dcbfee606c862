import { expect } from '@open-wc/testing';
import type { PaymentOptionsResponse } from '../../../src/contract/schemas/payment-options.js';
import type { CheckoutInputs } from '../../support/checkout.js';
import { waitUntil } from '../../support/wait-until.js';
import { HASH } from '../../support/wallet/test-wallet.js';
import { SETTLEMENT, toApprovalOption, toCallOption, toCoinOption } from '../../support/wallet/transaction-options.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

type Options = NonNullable<PaymentOptionsResponse['options']>;

/** A checkout at a gateway with other options. */
const openWith = async (
  edit: (options: Options, nowS: number) => Options,
  inputs: CheckoutInputs = {},
): Promise<WalletCheckout> => {
  const checkout = await WalletCheckout.openWith(inputs);
  const { answer } = checkout;
  checkout.answer = async (url, init) => {
    if (url.includes('/confirm')) return Response.json({ status: 'processing', isFinal: false });
    const response = await answer(url, init);
    if (!url.includes('/options')) return response;
    const body = (await response.json()) as { options: Options };
    const nowS = Math.floor(checkout.stage.sandbox.clock.now() / 1_000);
    return Response.json({ ...body, options: edit(body.options, nowS) });
  };
  return checkout;
};

const toCoinOptions = (options: Options, nowS: number): Options =>
  options.slice(0, 1).map((option) => toCoinOption(option, nowS + 60));
const openWithCoin = () => openWith(toCoinOptions, { recipients: SETTLEMENT });
const openWithApproval = () => openWith((options) => options.slice(1, 2).map(toApprovalOption));

const never = (): Promise<never> => new Promise(() => undefined);

describe('transactions in the checkout', () => {
  it('of an approval are disclosed in the option before, and in the step: one-time, and without a limit', async () => {
    const checkout = await openWithApproval();
    await checkout.pick();
    expect(checkout.text('option')).to.include('Needs a one-time permission');
    const texts: (string | undefined)[] = [];
    checkout.element.addEventListener('pay-checkout-sign', ({ method, step }) => texts.push(`${method} ${step}`));
    checkout.wallet.approve = never;
    await checkout.pay(/^Allow Permit2 to use EURC$/);
    expect(checkout.text('wallet')).to.match(/Step 1 of 2.*one-time permission, without a limit.*does not pay yet/s);
    expect(texts).to.deep.equal(['eth_sendTransaction 1']);
    expect(checkout.has('wallet-back-button')).to.equal(true);
  });

  it('that pay cannot be left, and offer no other way to pay', async () => {
    const checkout = await openWithCoin();
    await checkout.pick();
    expect(checkout.text('option')).not.to.include('permission');
    let approve = (): void => undefined;
    checkout.wallet.approve = () => new Promise((resolve) => (approve = resolve));
    await checkout.pay(/^Approve .* ETH in Wallet$/);
    await waitUntil(() => checkout.wallet.asked === 1);
    await checkout.element.updateComplete;
    const others = ['wallet-back-button', 'qr', 'wallet-link', 'cancel-button'].filter((part) => checkout.has(part));
    expect(others).to.deep.equal([]);
    approve();
    await waitUntil(() => checkout.walletEvents.some(({ type }) => type === 'pay-checkout-sent'));
    expect(checkout.records.read(checkout.stage.paymentId)).to.have.nested.property(
      'confirmation.results[0].data[0]',
      HASH,
    );
  });

  it('go to a contract that the page has marked, whatever they call', async () => {
    const edit = (options: Options, nowS: number): Options => toCoinOptions(options, nowS).map(toCallOption);
    const checkout = await openWith(edit, { callRecipients: SETTLEMENT });
    await checkout.pick();
    await checkout.pay(/^Payment sent$/);
    expect(checkout.wallet.requests).to.have.nested.property('[0].params[0].data', '0xc0ffee');
  });

  it('without a clear answer ask to check the wallet, report the error, and offer nothing else', async () => {
    const checkout = await openWithCoin();
    await checkout.pick();
    checkout.wallet.hash = null;
    await checkout.pay(/^Check your wallet$/);
    expect(checkout.text('wallet')).to.match(/asked to pay\. Approve or decline it there, and don’t pay twice/);
    expect(checkout.part('wallet')!.querySelectorAll('button').length).to.equal(0);
    expect([checkout.has('qr'), checkout.has('wallet-link'), checkout.has('cancel-button')]).to.deep.equal([
      false,
      false,
      false,
    ]);
    expect(checkout.getEventTypes()).to.include('pay-status-error');
  });

  for (const end of ['cancelled', 'expired'])
    it(`whose page was closed ask to check the wallet when it is opened again, also in place of the way on once it is ${end}`, async () => {
      const checkout = await WalletCheckout.openWith({ retryUrl: 'https://shop.example/again' });
      const { paymentId, sandbox } = checkout.stage;
      localStorage.setItem(`pay-status:confirmation:1:${paymentId}`, 'x');
      checkout.records.write({ kind: 'intent', paymentId, optionId: 'opt_1', account: 'eip155:84532:0xa1' });
      checkout.element.requestUpdate();
      await checkout.shows('wallet');
      localStorage.clear();
      await checkout.says(/^Check your wallet$/);
      expect([checkout.has('qr'), checkout.wallet.asked]).to.deep.equal([false, 0]);
      await (end === 'cancelled' ? sandbox.cancel(paymentId) : sandbox.step(paymentId, 'expire'));
      await checkout.stage.advance(30_000);
      expect(checkout.element.payment?.status).to.equal(end);
      await checkout.says(/^Has money left your wallet\?$/);
      expect(checkout.text('wallet')).to.include(`name this payment: ${paymentId}`);
      expect(checkout.text('wallet')).to.include('money may still leave it, even after the payment has ended');
      expect([checkout.status('title'), checkout.has('retry-link')]).to.deep.equal([undefined, false]);
    });

  it('that another tab has asked for may still take money after a cancellation, which the open question says', async () => {
    for (const [kind, isWarned] of [
      ['intent', true],
      ['confirmation', true],
      ['signature', false],
    ] as const) {
      const checkout = await openWithCoin();
      await checkout.pick();
      await checkout.click('cancel-button');
      localStorage.setItem(`pay-status:confirmation:1:${checkout.stage.paymentId}`, JSON.stringify({ kind }));
      await checkout.stage.advance(1_000);
      localStorage.clear();
      expect(checkout.text('cancel')?.includes('money may still leave it'), kind).to.equal(isWarned);
    }
  });

  it('that nobody answers can be declined after a while, by a button that says what to do first', async () => {
    const checkout = await openWithCoin();
    await checkout.pick();
    checkout.wallet.hash = null;
    checkout.wallet.readActivity = async () => ({ hasCode: false, latest: 1, pending: 1 });
    await checkout.pay(/^Check your wallet$/);
    await checkout.stage.advance(30_000);
    expect(checkout.text('wallet')).to.include('decline it there first');
    checkout.part('wallet-declined-button')!.click();
    await checkout.stage.advance(15_000);
    await checkout.shows('wallet-problem');
    expect(checkout.text('wallet-problem')).to.equal('You declined it in your wallet. Nothing was paid.');
    expect(checkout.has('wallet-button')).to.equal(true);
  });

  it('are not to be approved any more once the time is up', async () => {
    const checkout = await openWithCoin();
    await checkout.pick();
    checkout.wallet.approve = never;
    await checkout.pay(/^Approve .* ETH in Wallet$/);
    await waitUntil(() => checkout.wallet.asked === 1);
    checkout.element.expiresAt = Math.floor(checkout.stage.clock.nowMs() / 1_000) + 10;
    await checkout.stage.advance(11_000);
    await checkout.says(/^Check your wallet$/);
    expect(checkout.text('wallet')).to.match(/still asks you to approve, decline it/);
  });
});
