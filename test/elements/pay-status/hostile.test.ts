import { expect } from '@open-wc/testing';
import { en } from '../../../src/locales/languages/en/messages.js';
import { ICON_URL, PAID, Stage, TX_ID } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

const HOSTILE: Readonly<Record<string, string>> = {
  markup: '<img src=x onerror="window.__hacked=1"><script>window.__hacked=1</script>',
  'an attribute that breaks out': '"><svg onload="window.__hacked=1">\' onfocus=alert(1) x="',
  'a template of Lit': '${alert(1)}{{x}}<!--?lit$1$-->',
  'text that turns the direction': '\u202E0001\u202C\u2066\u200F USDC',
  '500 characters without a blank': 'W'.repeat(500),
  emoji: '👩‍👩‍👧‍👦🇫🇷💸',
  'control characters': 'a\u0000b\u001b[31mc\r\n\td',
  'half of a character': 'x\uD83D',
};

const FIELDS = [
  'assetName',
  'assetSymbol',
  'networkName',
  'iconUrl',
  'networkIconUrl',
  'unit',
  'value',
  'txId',
] as const;

const infoWith = (field: (typeof FIELDS)[number], text: string) => {
  const { display } = PAID;
  if (field === 'txId') return { optionAmount: PAID, txId: text };
  if (field === 'unit' || field === 'value') return { optionAmount: { ...PAID, [field]: text }, txId: TX_ID };
  return { optionAmount: { ...PAID, display: { ...display, [field]: text } }, txId: TX_ID };
};

const succeedWith = async (info: unknown): Promise<{ stage: Stage; shown: Shown }> => {
  const stage = await Stage.open();
  await stage.reach('succeeded');
  stage.rewrite = (body) => ({ ...body, info });
  const shown = await stage.mount();
  await import('../../../src/core/url/explorer-link.js');
  await stage.advance();
  return { stage, shown };
};

const getElements = (shown: Shown) =>
  [...shown.root.querySelectorAll('*')].map(({ localName }) => localName).filter((name) => name !== 'style');

const expectHarmless = (shown: Shown): void => {
  expect('__hacked' in window).to.equal(false);
  expect(shown.root.querySelector('script, iframe, object, foreignObject')).to.equal(null);
  for (const element of shown.root.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      expect(name).not.to.match(/^on/);
      if (['href', 'src'].includes(name)) expect(value).to.match(/^https?:/);
    }
  }
};

describe('pay-status with a hostile gateway', () => {
  for (const [index, [what, text]] of Object.entries(HOSTILE).entries()) {
    const field = FIELDS[index]!;
    it(`shows ${what} in ${field} as text only`, async () => {
      const { shown } = await succeedWith(infoWith(field, text));
      expect(shown.words).to.deep.equal(en.statuses.succeeded);
      expectHarmless(shown);
      const sound = await succeedWith({ optionAmount: PAID, txId: TX_ID });
      const added = getElements(shown).filter((name) => !getElements(sound.shown).includes(name));
      expect(added).to.deep.equal([]);
    });

    const isStatus = what === 'an attribute that breaks out' || what === 'a template of Lit';
    it(`${isStatus ? 'shows' : 'refuses'} ${what} as a status${isStatus ? ' as text only' : ''}`, async () => {
      const stage = await Stage.open();
      stage.rewrite = (body) => ({ ...body, status: text });
      const shown = await stage.mount();
      expect(shown.words).to.deep.equal(isStatus ? en.unknownStatus : en.connecting);
      if (isStatus) expect(shown.part('error')!.lastElementChild!.textContent).to.equal(text);
      expectHarmless(shown);
      shown.element.remove();
    });
  }

  it('isolates the text direction of each text of the gateway', async () => {
    const { shown } = await succeedWith({ optionAmount: PAID, txId: TX_ID });
    const texts = [
      ...shown.root.querySelectorAll('[part~="amount"] bdi, [part~="asset"] bdi, bdi[part~="transaction"]'),
    ].map(({ textContent }) => textContent);
    expect(texts.slice(0, -1)).to.deep.equal(['1.00 USDC', '1.00', 'USDC', 'USD Coin', 'Base']);
    expect(texts).to.have.length(6);
  });
});

describe('the images of pay-status', () => {
  const srcs = (shown: Shown) => [...shown.root.querySelectorAll('img')].map(({ src }) => src);
  const withIcon = (iconUrl: unknown) => succeedWith(infoWith('iconUrl', iconUrl as string)).then(({ shown }) => shown);

  it('are loaded without a referrer, and are hidden from screen readers', async () => {
    const shown = await withIcon(ICON_URL);
    for (const part of ['asset-icon', 'network-icon']) {
      const { src, alt, referrerPolicy } = shown.part(part) as HTMLImageElement;
      expect([src, alt, referrerPolicy]).to.deep.equal([ICON_URL, '', 'no-referrer']);
    }
  });

  for (const url of [
    'http://assets.example/usdc.png',
    'data:image/svg+xml,<svg/>',
    'javascript:alert(1)',
    'https://user:secret@assets.example/usdc.png',
    '',
    null,
  ]) {
    it(`are never loaded from ${JSON.stringify(url)}, and the rest is shown`, async () => {
      const shown = await withIcon(url);
      expect(shown.part('asset-icon')).to.equal(null);
      expect(srcs(shown)).to.deep.equal([ICON_URL]);
      expect(shown.text('amount')).to.equal('1.00 USDC');
    });
  }

  it('are hidden when they fail to load', async () => {
    const shown = await withIcon(ICON_URL);
    const icon = shown.part('asset-icon') as HTMLImageElement;
    expect(icon.checkVisibility()).to.equal(true);
    icon.dispatchEvent(new Event('error'));
    expect(icon.checkVisibility()).to.equal(false);
    expect(shown.part('network-icon')!.checkVisibility()).to.equal(true);
    expect(shown.words).to.deep.equal(en.statuses.succeeded);
  });
});
