import { expect } from '@open-wc/testing';
import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import type { CheckoutWallet } from '../../../src/wallet/ports.js';
import { Checkout, type CheckoutInputs } from '../../support/checkout.js';
import { BASE_URL } from '../../support/sandbox.js';
import { waitUntil } from '../../support/wait-until.js';
import { ADDRESS, TestLastChoice, TestRecords, TestWallet } from '../../support/wallet/test-wallet.js';

const CHAIN = 'eip155:84532';

const named = (id: string, name: string): CheckoutWallet => {
  const wallet = new TestWallet();
  return {
    id,
    name,
    accounts: wallet.accounts,
    selectChain: wallet.selectChain,
    sign: wallet.sign,
    subscribe: () => () => undefined,
  };
};

const FIRST = named('first.example', 'First');
const SECOND = named('second.example', 'Second');
const LATE = named('late.example', 'Late');

/** A checkout in a browser with two wallets, whose account has test coins. */
class RowsCheckout extends Checkout {
  lastChoice = new TestLastChoice();
  announce: (wallets: readonly CheckoutWallet[]) => void = () => undefined;

  static async openWith(inputs: CheckoutInputs, lastChoice = new TestLastChoice()): Promise<RowsCheckout> {
    const { stage } = await Checkout.open({ wallet: 'none' });
    const checkout = new RowsCheckout(stage);
    checkout.lastChoice = lastChoice;
    const body = JSON.stringify({ account: `${CHAIN}:${ADDRESS}` });
    const headers = { 'Content-Type': 'application/json' };
    await stage.sandbox.gateway.fetch(new Request(`${BASE_URL}/sandbox/faucet`, { method: 'POST', headers, body }));
    await checkout.mount({ chains: CHAIN, ...inputs });
    await waitUntil(() => checkout.has('wallet-button'), 'the wallets are shown');
    return checkout;
  }

  override get ports() {
    const findWallets = (onChange: (wallets: readonly CheckoutWallet[]) => void) => {
      this.announce = onChange;
      onChange([FIRST, SECOND]);
      return () => undefined;
    };
    return { ...super.ports, wallet: { records: new TestRecords(), lastChoice: this.lastChoice, findWallets } };
  }

  /** The name and the tag of each row. */
  get rows(): readonly (readonly string[])[] {
    return this.all('wallet-button').map((row) =>
      ['bdi', '[part="wallet-tag"]'].map((selector) => row.querySelector(selector)?.textContent.trim() ?? ''),
    );
  }

  all(part: string): readonly HTMLElement[] {
    return [...this.element.shadowRoot!.querySelectorAll<HTMLElement>(`[part="${part}"]`)];
  }

  /** Changes the options that the gateway answers with. */
  changeOptions(change: (option: PaymentOption, index: number) => PaymentOption): void {
    const { answer } = this;
    this.answer = async (url, init) => {
      const response = await answer(url, init);
      if (!url.includes('/options')) return response;
      const body = (await response.json()) as { readonly options: readonly PaymentOption[] };
      return Response.json({ ...body, options: body.options.map(change) });
    };
  }

  async pick(index: number): Promise<void> {
    this.all('wallet-button')[index]!.click();
    await waitUntil(() => this.part('pay-button')?.ariaDisabled === 'false', 'the option is ready');
  }

  async pay(index: number): Promise<void> {
    await this.pick(index);
    const [, eurc] = this.all('option');
    eurc!.click();
    await waitUntil(
      () => this.part('pay-button')?.ariaDisabled === 'false' && this.text('pay-button')!.includes('EURC'),
    );
    this.part('pay-button')!.click();
    await waitUntil(() => this.element.payment?.status === 'processing', 'it is paid');
  }
}

describe('the wallets and assets of the checkout', () => {
  it('are told apart by a number if they have the same name, whoever names them', async () => {
    const names = ['MetaMask', 'Metamask', 'MetaMask 2', 'Große  Post', 'GROSSE POST', '🦊🦊', '🦊\u200d🦊\ufe0f'];
    const checkout = await RowsCheckout.openWith({ wallets: [named('page.example', 'MetaMask')] });
    checkout.announce(names.map((name, n) => named(`w${n}.example`, name)));
    await checkout.element.updateComplete;
    checkout.element.wallets = [...checkout.element.wallets!, named('late.example', 'Ｍetamask')];
    await checkout.element.updateComplete;
    expect(checkout.rows.map(([name]) => name)).to.deep.equal([
      'MetaMask',
      'MetaMask 2',
      'Metamask 3',
      'MetaMask 2 2',
      'Große  Post',
      'GROSSE POST 2',
      '🦊🦊',
      '🦊\u200d🦊\ufe0f 2',
      'Ｍetamask 4',
    ]);
    await checkout.pick(1);
    expect(checkout.text('pay-button')).to.match(/with MetaMask 2$/);
  });

  it('begin with those that the buyer has paid with last', async () => {
    const before = await RowsCheckout.openWith({});
    await before.pay(1);
    const after = await RowsCheckout.openWith({}, before.lastChoice);
    expect(after.rows).to.deep.equal([
      ['Second', 'Last used'],
      ['First', 'Installed'],
    ]);
    await after.pick(0);
    expect(after.text('pay-button')).to.equal('Pay 42.662117 EURC with Second');
  });

  it('are neither remembered nor read with remember="none"', async () => {
    const lastChoice = new TestLastChoice();
    lastChoice.stored = { walletId: SECOND.id, unit: 'x' };
    const checkout = await RowsCheckout.openWith({ remember: 'none' }, lastChoice);
    expect(checkout.rows[0]).to.deep.equal(['First', 'Installed']);
    await checkout.pay(0);
    expect(lastChoice.stored.walletId).to.equal(SECOND.id);
  });

  it('are at most twenty of the browser, and the others are behind a button', async () => {
    const checkout = await RowsCheckout.openWith({ wallets: [LATE] });
    checkout.announce(Array.from({ length: 23 }, (_, n) => named(`w${n}.example`, `Wallet ${n}`)));
    await checkout.element.updateComplete;
    expect(checkout.rows).to.have.length(21);
    checkout.part('wallet-more-button')!.click();
    await checkout.element.updateComplete;
    expect(checkout.rows).to.have.length(24);
  });

  it('are each listed, and not remembered, if they have announced the same id', async () => {
    const lastChoice = new TestLastChoice();
    lastChoice.stored = { walletId: SECOND.id, unit: 'x' };
    const ambiguous = ['One', 'Two'].map((name) => ({ ...named(SECOND.id, name), isAmbiguous: true }));
    const checkout = await RowsCheckout.openWith({}, lastChoice);
    checkout.announce([FIRST, ...ambiguous]);
    await checkout.element.updateComplete;
    expect(checkout.rows).to.deep.equal(['One', 'First', 'Two'].map((name) => [name, 'Installed']));
    await checkout.pay(2);
    expect(lastChoice.stored).to.deep.equal({ walletId: SECOND.id, unit: 'x' });
  });

  it('lose hidden characters of their names, also those of the page, whose methods still work', async () => {
    class PageWallet extends TestWallet {
      readonly #secret = 1;
      override readonly name = `\u202e${'Page'.padEnd(60, '!')}`;
      override readonly accounts = async (): Promise<readonly string[]> => (this.#secret ? [ADDRESS] : []);
    }
    const checkout = await RowsCheckout.openWith({
      wallets: [new PageWallet(), named('unnamed.example', '\u200b'), null as unknown as CheckoutWallet],
    });
    expect(checkout.rows.map(([name]) => name)).to.deep.equal([`Page${'!'.repeat(36)}…`, 'First', 'Second']);
    await checkout.pick(0);
    const errors = checkout.events.flatMap((event) => ('error' in event ? [(event.error as Error).message] : []));
    expect(errors).to.deep.equal(['wallets: a wallet needs an id, a name and the methods of CheckoutWallet.']);
  });

  it('do not move under the pointer when the last wallet announces itself late', async () => {
    const lastChoice = new TestLastChoice();
    lastChoice.stored = { walletId: LATE.id, unit: 'x' };
    const checkout = await RowsCheckout.openWith({}, lastChoice);
    checkout.announce([FIRST, SECOND, LATE]);
    await checkout.element.updateComplete;
    expect(checkout.rows.map(([name]) => name)).to.deep.equal(['First', 'Second', 'Late']);
  });

  it('cannot be chosen, and say why, if they need details of the buyer that this page cannot ask for', async () => {
    const checkout = await RowsCheckout.openWith({});
    checkout.changeOptions((option, index) => (index === 0 ? { ...option, collectData: { url: '/x' } } : option));
    await checkout.pick(0);
    expect(checkout.text('option-reason')).to.equal('Needs details about you that this page cannot ask for');
    const inputs = checkout.all('option').map((row) => row.querySelector('input')!);
    expect(inputs.map(({ disabled, checked }) => [disabled, checked])).to.deep.equal([
      [true, false],
      [false, true],
    ]);
    await expect(checkout.element).to.be.accessible();
  });
});
