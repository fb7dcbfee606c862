import { expect } from '@open-wc/testing';
import { Checkout, type CheckoutInputs } from '../checkout.js';
import { BASE_URL } from '../sandbox.js';
import { waitUntil } from '../wait-until.js';
import { ADDRESS, TestRecords, TestWallet } from './test-wallet.js';
import { CHAIN } from './wallet-checkout.js';

/** The selectors of the fields. */
export const [NAME, DATE, PLACE, RESIDENCE, TERMS] = [0, 1, 2, 3, 4].map((index) => `#details-${index}`);

/** A checkout whose gateway requires details of the buyer. */
export class DetailsCheckout extends Checkout {
  readonly wallet = new TestWallet();

  static async openForm(details: 'schema' | 'url', inputs: CheckoutInputs = {}): Promise<DetailsCheckout> {
    const { stage } = await Checkout.open({ wallet: 'none' });
    const checkout = new DetailsCheckout(stage);
    await checkout.#send('POST', 'faucet', { account: `${CHAIN}:${ADDRESS}` });
    await checkout.#send('PUT', 'rail', { details });
    await checkout.mount({ chains: CHAIN, ...inputs });
    await waitUntil(() => checkout.has('wallet-button'));
    checkout.part('wallet-button')!.click();
    await waitUntil(() => checkout.part('pay-button')?.ariaDisabled === 'false');
    return checkout;
  }

  override get ports() {
    const findWallets = (onChange: (wallets: readonly TestWallet[]) => void) => {
      onChange([this.wallet]);
      return () => undefined;
    };
    return { ...super.ports, wallet: { records: new TestRecords(), findWallets } };
  }

  find(selector: string): HTMLInputElement {
    return this.element.shadowRoot!.querySelector<HTMLInputElement>(selector)!;
  }

  async showForm(): Promise<void> {
    this.part('pay-button')!.click();
    await waitUntil(() => this.has('details-form') || this.has('details-link'));
  }

  enter(selector: string, value: string): void {
    const input = this.find(selector);
    if (input.type === 'checkbox') input.checked = value === 'true';
    else input.value = value;
    input.dispatchEvent(new FocusEvent('blur'));
  }

  async submit(): Promise<void> {
    this.part('details-button')!.click();
    await this.element.updateComplete;
  }

  enterAll(): void {
    this.enter(NAME!, 'Zoë');
    this.enter(DATE!, '2000-02-29');
    this.enter(RESIDENCE!, 'Poland');
    this.enter(TERMS!, 'true');
  }

  async #send(method: string, path: string, body: object): Promise<void> {
    const headers = { 'Content-Type': 'application/json' };
    const request = new Request(`${BASE_URL}/sandbox/${path}`, { method, headers, body: JSON.stringify(body) });
    expect((await this.stage.sandbox.gateway.fetch(request)).status).to.equal(200);
  }
}
