import { expect } from '@open-wc/testing';
import { buildExplorerLink } from '../../../src/core/url/explorer-link.js';
import { shortenId } from '../../../src/core/format/shorten-id.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { type Inputs, PAID, Stage, TX_ID } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

interface Info {
  readonly optionAmount?: unknown;
  readonly txId?: unknown;
}

const SOUND = { optionAmount: PAID, txId: TX_ID };

/** Opens an element for a payment that succeeded with this info, valid or not. */
const succeedWith = async (info: unknown, inputs: Inputs = {}): Promise<{ stage: Stage; shown: Shown }> => {
  const stage = await Stage.open();
  await stage.reach('succeeded');
  stage.rewrite = (body) => ({ ...body, info });
  const shown = await stage.mount(inputs);
  // The table of explorers is a separate chunk.
  await import('../../../src/core/url/explorer-link.js');
  await stage.advance();
  return { stage, shown };
};

const paying = (value: string, display: Partial<typeof PAID.display>): Info => ({
  ...SOUND,
  optionAmount: { ...PAID, value, display: { ...PAID.display, ...display } },
});

describe('the receipt of pay-status', () => {
  const AMOUNTS: readonly (readonly [value: string, decimals: number, shown: string])[] = [
    ['50000000', 6, '50.00'],
    ['1000000000000000001', 18, '1.000000000000000001'],
    [`1${'0'.repeat(30)}`, 0, '1,000,000,000,000,000,000,000,000,000,000'],
  ];

  for (const [value, decimals, amount] of AMOUNTS) {
    it(`shows ${value} with ${decimals} decimals as ${amount}`, async () => {
      const { shown } = await succeedWith(paying(value, { decimals }));
      expect(shown.text('amount')).to.equal(`${amount} USDC`);
    });
  }

  it('shows a value that is not a number of units unchanged', async () => {
    for (const value of ['1.5', '-3', '0x10', 'many', '']) {
      const { shown } = await succeedWith(paying(value, {}));
      expect(shown.text('amount'), value).to.equal(`${value} USDC`.trim());
      expect(shown.words).to.deep.equal(en.statuses.succeeded);
    }
  });

  it('shows the asset and the network', async () => {
    const { shown } = await succeedWith(SOUND);
    expect(shown.text('asset')).to.include('USD Coin').and.to.include('Base');
    expect(shown.text('receipt')).to.include(en.paid).and.to.include(en.transaction);
  });

  it('shortens the transaction id, and keeps the whole id available', async () => {
    const { shown } = await succeedWith(SOUND);
    expect(shown.text('transaction')).to.equal(shortenId(TX_ID));
    expect(shown.part('transaction')!.title).to.equal(TX_ID);
  });

  it('shows the fields that are present when others are missing', async () => {
    const none = await succeedWith({});
    for (const part of ['amount', 'transaction', 'copy-button', 'explorer-link']) {
      expect(none.shown.part(part), part).to.equal(null);
    }
    const amount = await succeedWith({ optionAmount: PAID, txId: null });
    expect(amount.shown.text('amount')).to.equal('1.00 USDC');
    expect(amount.shown.part('copy-button')).to.equal(null);
    const transaction = await succeedWith({ optionAmount: null, txId: TX_ID });
    expect(transaction.shown.part('amount')).to.equal(null);
    expect(transaction.shown.text('transaction')).to.equal(shortenId(TX_ID));
    for (const { shown } of [none, amount, transaction]) expect(shown.errors).to.deep.equal([]);
  });

  for (const info of [null, undefined]) {
    it(`is omitted, and the success shown, when info is ${info}`, async () => {
      const { shown } = await succeedWith(info);
      expect(shown.words).to.deep.equal(en.statuses.succeeded);
      expect(shown.part('receipt')).to.equal(null);
      expect(shown.errors).to.deep.equal([]);
    });
  }

  const BROKEN: readonly (readonly [what: string, info: unknown, missing: string, still: string | undefined])[] = [
    ['info is a word', 'paid', 'info', undefined],
    ['the amount has no display', { ...SOUND, optionAmount: { unit: PAID.unit, value: '1' } }, 'amount', 'transaction'],
    ['the transaction id is a number', { ...SOUND, txId: 42 }, 'transaction', 'amount'],
    ['an icon is an object', paying('1', { iconUrl: {} as string }), 'asset-icon', 'amount'],
  ];
  for (const [what, info, missing, still] of BROKEN) {
    it(`still shows the success, and reports once, when ${what}`, async () => {
      const { stage, shown } = await succeedWith(info);
      await stage.advance(60_000);
      expect(shown.words).to.deep.equal(en.statuses.succeeded);
      expect(shown.part(missing)).to.equal(null);
      if (still) expect(shown.part(still), still).not.to.equal(null);
      expect(shown.errors.map(({ name }) => name)).to.deep.equal(['ContractError']);
      expect(shown.finals).to.have.length(1);
    });
  }

  it('is shown for no other status, whatever info contains', async () => {
    for (const status of ['processing', 'failed', 'new_status']) {
      const stage = await Stage.open();
      stage.rewrite = (body) => ({ ...body, status, info: SOUND });
      const shown = await stage.mount();
      expect(shown.part('receipt'), status).to.equal(null);
      shown.element.remove();
    }
  });
});

describe('the explorer link of pay-status', () => {
  it('opens the explorer of the chain in a new tab', async () => {
    const { shown } = await succeedWith(SOUND);
    const link = shown.part('explorer-link') as HTMLAnchorElement;
    expect(link.href).to.equal(`https://basescan.org/tx/${TX_ID}`);
    expect(link.href).to.equal(buildExplorerLink(PAID.unit, TX_ID));
    expect(link.target).to.equal('_blank');
    expect(link.rel, 'neither the page nor its address is given away').to.equal('noreferrer');
    expect(link.getAttribute('aria-label')).to.equal('View on block explorer (opens in a new tab)');
  });

  const NO_LINK: readonly (readonly [what: string, info: Info])[] = [
    ['a chain that is not known', { ...SOUND, optionAmount: { ...PAID, unit: 'caip19/eip155:999999/slip44:60' } }],
    ['a transaction id that is none', { ...SOUND, txId: '../../evil' }],
  ];
  for (const [what, info] of NO_LINK) {
    it(`is omitted for ${what}`, async () => {
      const { shown } = await succeedWith(info);
      expect(shown.part('explorer-link')).to.equal(null);
      expect(shown.part('transaction')).not.to.equal(null);
      expect(shown.errors).to.deep.equal([]);
    });
  }

  it('opens the URL of explorer-url', async () => {
    const { stage, shown } = await succeedWith(SOUND, { explorerUrl: 'https://explorer.example/?q={txId}' });
    const href = () => shown.part('explorer-link')?.getAttribute('href');
    expect(href()).to.equal(`https://explorer.example/?q=${TX_ID}`);
    shown.element.explorerUrl = 'https://other.example/{txId}';
    await stage.advance();
    expect(href()).to.equal(`https://other.example/${TX_ID}`);
    shown.element.setAttribute('explorer-url', 'x');
    shown.element.removeAttribute('explorer-url');
    await stage.advance();
    expect(href()).to.equal(`https://basescan.org/tx/${TX_ID}`);
  });

  for (const explorerUrl of ['javascript:alert(1)//{txId}', 'x']) {
    it(`is omitted, with one error, for explorer-url="${explorerUrl}"`, async () => {
      const { stage, shown } = await succeedWith(SOUND, { explorerUrl });
      document.body.append(shown.element);
      await stage.advance(10_000);
      expect(shown.part('explorer-link')).to.equal(null);
      expect(shown.words).to.deep.equal(en.statuses.succeeded);
      expect(shown.errors.map(({ code }) => code)).to.deep.equal(['invalid_explorer_url']);
      shown.element.remove();
    });
  }
});
