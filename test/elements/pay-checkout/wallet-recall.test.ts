import { expect } from '@open-wc/testing';
import { toRecordName } from '../../../src/browser/has-payment-record.js';
import type { WalletRequest } from '../../../src/wallet/wallet-request.js';
import { waitUntil } from '../../support/wait-until.js';
import { TestWallet } from '../../support/wallet/test-wallet.js';
import { CHAIN, WalletCheckout } from '../../support/wallet/wallet-checkout.js';

/** The wallet of an app around the page, which remembers what it was asked for. */
class AppWallet extends TestWallet {
  override readonly id = 'app.example';
  answer: (signature: unknown) => void = () => undefined;
  override recall = (): Promise<unknown> => new Promise((resolve) => (this.answer = resolve));
}

/** Pays until the app asks for the signature, and opens the page again without the app's wallet. */
const reload = async () => {
  const checkout = await WalletCheckout.openWith({ wallets: [new AppWallet()] });
  const [wallet] = checkout.element.wallets as readonly [AppWallet];
  wallet.approve = () => new Promise(() => undefined);
  await checkout.pick();
  checkout.part('pay-button')!.click();
  await waitUntil(() => wallet.asked === 1, 'the app asks');
  const { paymentId } = checkout.stage;
  const record = checkout.records.read(paymentId)!;
  // A page that ends at once leaves its record, which an element that is removed does not.
  checkout.element.remove();
  await waitUntil(() => checkout.records.stored.size === 0);
  checkout.records.write(record);
  localStorage.setItem(toRecordName(paymentId), 'x');
  await checkout.mount({ chains: CHAIN, wallets: null });
  await checkout.shows('wallet-button');
  return { checkout, wallet, request: wallet.requests[0] as WalletRequest };
};

const collectSent = ({ element }: WalletCheckout): readonly Event[] => {
  const sent: Event[] = [];
  element.addEventListener('pay-checkout-sent', (event) => sent.push(event));
  return sent;
};

describe('a page that is loaded again while the wallet of its app is open', () => {
  it('goes on with the request once the app has announced its wallet, which is asked once', async () => {
    const { checkout, wallet, request } = await reload();
    const sent = collectSent(checkout);
    checkout.element.wallets = [wallet];
    await checkout.says(/^Approve/);
    wallet.answer(await new TestWallet().sign(request));
    await waitUntil(() => sent.length === 1, 'it is sent');
    expect(wallet.asked).to.equal(1);
    localStorage.removeItem(toRecordName(checkout.stage.paymentId));
  });
});
