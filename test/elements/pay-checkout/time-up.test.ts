import { expect } from '@open-wc/testing';
import { waitUntil } from '../../support/wait-until.js';
import { WalletCheckout } from '../../support/wallet/wallet-checkout.js';

const WAYS_TO_PAY = ['wallet-button', 'wallet', 'qr', 'copy-button'];

const getShown = (checkout: WalletCheckout): readonly string[] =>
  WAYS_TO_PAY.filter((part) => checkout.part(part)?.checkVisibility());

/** The device's clock reaches the end of the payment before the gateway says so. */
const passTime = async (checkout: WalletCheckout): Promise<void> => {
  checkout.element.expiresAt = Math.floor(checkout.stage.clock.nowMs() / 1_000) + 60;
  await checkout.stage.advance(61_000);
  expect(checkout.part('status')!.matches(':state(time-up)')).to.equal(true);
};

const holdSignature = async (checkout: WalletCheckout): Promise<() => void> => {
  let approve = (): void => undefined;
  checkout.wallet.approve = () => new Promise((resolve) => (approve = resolve));
  await checkout.pay(/Approve 50.00 USDC in Wallet/);
  return () => {
    approve();
  };
};

describe('pay-checkout when the time to pay is up', () => {
  it('does not offer to pay with a wallet', async () => {
    const checkout = await WalletCheckout.openWith();
    expect(getShown(checkout)).to.deep.equal(WAYS_TO_PAY);
    await passTime(checkout);
    expect(getShown(checkout)).to.deep.equal([]);
  });

  it('does not ask to approve what the wallet still shows, and pays if it was approved nevertheless', async () => {
    const checkout = await WalletCheckout.openWith();
    await checkout.pick();
    const approve = await holdSignature(checkout);
    await passTime(checkout);
    expect(getShown(checkout)).to.deep.equal([]);
    approve();
    await waitUntil(() => checkout.element.payment?.status === 'processing', 'it is paid');
  });
});
