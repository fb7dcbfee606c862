import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { Checkout } from '../../support/checkout.js';
import { ICON_URL } from '../../support/element.js';

const HUGE = `1${'0'.repeat(30)}`;

/** Returns the parts that overflow the element. */
const findOverflow = ({ element }: Checkout): string[] => {
  const { right, left } = element.getBoundingClientRect();
  return [...element.shadowRoot!.querySelectorAll<HTMLElement>('[part]:not([part=status])')]
    .filter((part) => part.getClientRects().length)
    .filter((part) => part.getBoundingClientRect().right > right + 1 || part.getBoundingClientRect().left < left - 1)
    .map((part) => part.getAttribute('part')!);
};

describe('the summary of pay-checkout', () => {
  it('shows the payment details of the gateway', async () => {
    const checkout = await Checkout.open({}, { amount: { unit: 'iso4217/USD', value: '123456' } });
    expect(checkout.text('merchant')).to.equal('Marginalia');
    expect(checkout.text('amount')).to.equal('$1,234.56');
    expect(checkout.text('countdown')).to.equal(`${en.timeLeft} 5:00`);
  });

  it('shows the values of the page where it sets them', async () => {
    const checkout = await Checkout.open({
      ...{ merchantName: 'Clips & Co', amountUnit: 'iso4217/JPY', amountValue: '5000', referenceId: 'A-7' },
    });
    expect(checkout.text('merchant')).to.equal('Clips & Co');
    expect(checkout.text('amount')).to.equal('¥5,000');
    expect(checkout.text('reference')).to.equal('Order A-7');
  });

  it('shows no amount of minor units as a price in a unit that is none', async () => {
    const details = { amount: { unit: 'iso4217/USD', value: '1250' } };
    const checkout = await Checkout.open({ amountUnit: 'USD', amountValue: '1250' }, details);
    expect(checkout.text('amount')).to.equal('$12.50');
  });

  const AMOUNTS: readonly (readonly [unit: string, value: string, shown: string])[] = [
    ['iso4217/KWD', '1250', 'KWD 1.250'],
    ['iso4217/USD', HUGE, `$${(10n ** 28n).toLocaleString('en')}.00`],
    ['iso4217/USD', '-5', '-5 iso4217/USD'],
    ['caip19/eip155:8453/erc20:0x8335', '5', '5 caip19/eip155:8453/erc20:0x8335'],
  ];
  for (const [amountUnit, amountValue, shown] of AMOUNTS) {
    it(`shows ${shown.slice(0, 40)} for ${amountValue} of ${amountUnit || 'nothing'}, and fits`, async () => {
      const room = document.createElement('div');
      room.style.width = '288px';
      document.body.append(room);
      const checkout = await new Checkout((await Checkout.open()).stage).mount({ amountUnit, amountValue }, room);
      expect(checkout.text('amount')).to.equal(shown);
      expect(findOverflow(checkout)).to.deep.equal([]);
      room.remove();
    });
  }

  const DISPLAYS: readonly (readonly [display: unknown, shown: string])[] = [
    [{ assetSymbol: 'USDC', assetName: 'USD Coin', decimals: 6 }, '1.50 USDC'],
    [{ assetSymbol: 'USDC', assetName: 'USD Coin', decimals: 4000 }, '1500000 caip19/x'],
    [null, '1500000 caip19/x'],
  ];
  for (const [display, shown] of DISPLAYS) {
    it(`shows ${shown} when the gateway sends the display ${JSON.stringify(display)}`, async () => {
      const checkout = await Checkout.open();
      checkout.stage.rewrite = (body) =>
        'merchant' in body ? { ...body, amount: { unit: 'caip19/x', value: '1500000', display } } : body;
      await checkout.mount();
      expect(checkout.text('amount')).to.equal(shown);
    });
  }

  const LONG = 'W'.repeat(256);
  const NAMES: Readonly<Record<string, readonly [given: string, shown?: string]>> = {
    'of 250 characters': ['Überlänge '.repeat(25).trim()],
    'of 500 characters without a space': ['W'.repeat(500), `${LONG}…`],
    'with markup in it': ['<img src=x onerror=alert(1)>'],
    'with invisible characters': [' Shop\u202e\u200b ', 'Shop'],
  };
  for (const [what, [merchantName, shown = merchantName]] of Object.entries(NAMES)) {
    it(`shows a merchant name ${what} as text, and it fits`, async () => {
      const room = document.createElement('div');
      room.style.width = '288px';
      document.body.append(room);
      const checkout = await new Checkout((await Checkout.open()).stage).mount(
        { merchantName, merchantIconUrl: ICON_URL },
        room,
      );
      expect(checkout.part('merchant')!.querySelector('bdi')!.textContent).to.equal(shown);
      expect(checkout.part('merchant')!.clientHeight).to.be.at.most(60);
      expect(findOverflow(checkout)).to.deep.equal([]);
      room.remove();
    });
  }

  it('shows the first letter of the name where the logo fails to load', async () => {
    const { element, part } = await Checkout.open({ merchantIconUrl: ICON_URL }).then((checkout) => ({
      element: checkout.element,
      part: checkout.part('merchant-icon')!,
    }));
    const image = part.querySelector('img')!;
    image.dispatchEvent(new Event('error'));
    await element.updateComplete;
    expect(image.hidden).to.equal(true);
    expect(part.textContent?.trim()).to.equal('M');
  });

  for (const merchantIconUrl of ['javascript:alert(1)', 'a.png']) {
    it(`loads no logo from ${merchantIconUrl}`, async () => {
      const checkout = await Checkout.open({ merchantIconUrl });
      expect(checkout.part('merchant-icon')!.querySelector('img') === null).to.equal(true);
    });
  }

  it('is left out when there are no details, and the buyer can still pay', async () => {
    const checkout = await Checkout.open({ baseUrl: null, appId: null, client: null });
    const { stage } = checkout;
    await checkout.mount({ baseUrl: null, appId: null, client: stage.client });
    expect(['merchant', 'amount', 'reference'].some((part) => checkout.has(part))).to.equal(false);
    expect(checkout.has('wallet-link')).to.equal(true);
  });
});
