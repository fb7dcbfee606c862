import type { CheckoutWallet, WalletPorts } from '../../../src/wallet/ports.js';
import { Checkout, type CheckoutInputs } from '../checkout.js';
import { BASE_URL } from '../sandbox.js';
import { waitUntil } from '../wait-until.js';
import { ADDRESS, TestRecords, TestWallet } from './test-wallet.js';

/** The chain on which the account has test coins. */
export const CHAIN = 'eip155:84532';
/** The events of paying with a wallet, without their prefix, in order. */
export const EVENTS = ['wallet-connect', 'option', 'sign', 'sent'] as const;

/** A checkout in a browser with one wallet, whose account has test coins. */
export class WalletCheckout extends Checkout {
  readonly wallet = new TestWallet();
  /** The wallets of the browser. */
  found: readonly TestWallet[] = [this.wallet];
  readonly records = new TestRecords();
  /** True on a device whose links open apps. */
  isPhone = true;
  readonly walletEvents: Event[] = [];

  static async openWith(inputs: CheckoutInputs = {}, parent?: Node): Promise<WalletCheckout> {
    const { stage } = await Checkout.open({ wallet: 'none' });
    const checkout = new WalletCheckout(stage);
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ account: `${CHAIN}:${ADDRESS}` });
    await stage.sandbox.gateway.fetch(new Request(`${BASE_URL}/sandbox/faucet`, { method: 'POST', headers, body }));
    await checkout.mount({ chains: CHAIN, ...inputs }, parent);
    for (const type of EVENTS)
      checkout.element.addEventListener(`pay-checkout-${type}`, (event) => checkout.walletEvents.push(event));
    return checkout;
  }

  /** How often the pane was created. */
  panes = 0;
  isPaneBroken = false;
  /** Announces all wallets of the browser anew. */
  announce: (wallets: readonly CheckoutWallet[]) => void = () => undefined;

  override get ports() {
    const createRecords = (): TestRecords => {
      this.panes++;
      if (this.isPaneBroken) throw new Error('broken');
      return this.records;
    };
    const wallet: WalletPorts = {
      get records() {
        return createRecords();
      },
      findWallets: (onChange) => {
        this.announce = onChange;
        onChange(this.found);
        return () => undefined;
      },
      opensApps: () => this.isPhone,
    };
    return { ...super.ports, wallet };
  }

  async shows(part: string): Promise<void> {
    await waitUntil(() => this.has(part), `${part} is shown`);
  }

  /** Picks the wallet; the first option is ready to be paid with. */
  async pick(): Promise<void> {
    await this.shows('wallet-button');
    this.part('wallet-button')!.click();
    await this.isReady();
  }

  async isReady(): Promise<void> {
    const isReady = (): boolean => this.part('pay-button')?.getAttribute('aria-disabled') === 'false';
    await waitUntil(isReady, 'the option is ready');
  }

  async pay(title: RegExp): Promise<void> {
    this.part('pay-button')!.click();
    await this.says(title);
  }

  async says(title: RegExp): Promise<void> {
    await waitUntil(() => title.test(this.text('wallet-title') ?? ''), `the title matches ${title}`);
  }
}
