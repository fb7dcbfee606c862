import { expect, fixtureSync } from '@open-wc/testing';
import { emulateMedia } from '@web/test-runner-commands';
import { COLOR_TOKENS } from '../../../src/theme/tokens.js';
import { Checkout } from '../../support/checkout.js';
import { Stage } from '../../support/element.js';
import { SCHEMES, useSheet } from '../../support/preset.js';
import { ThemeCheck } from '../../support/theme-check.js';
import { isSupported, whereSupported } from '../../support/where-supported.js';

const PALE = '--pay-text-muted: #aaa';

/** Mounts an element in a container with this style. */
const mountIn = async (style: string): Promise<HTMLElement> => {
  const around = fixtureSync<HTMLElement>(`<div style="${style}"></div>`);
  await (await Stage.open()).mount({}, around);
  return around;
};

describe('the contrast check of a page', () => {
  if (isSupported('emulateMedia')) afterEach(() => emulateMedia({ colorScheme: 'light', forcedColors: 'none' }));

  for (const scheme of SCHEMES) {
    it(`reports nothing for the default theme, ${scheme}`, async () => {
      const around = await mountIn(`color-scheme: ${scheme}`);
      await (await Checkout.open()).mount({}, around);
      expect(new ThemeCheck().found()).to.deep.equal([]);
    });
  }

  it('warns about colours with low contrast, and passes the element', async () => {
    const around = await mountIn(PALE);
    const check = new ThemeCheck();
    check.look();
    expect(check.warnings).to.deep.equal([
      'pay-status: --pay-text-muted (#aaaaaa) has a contrast of 2.32 : 1 on --pay-surface (#ffffff), ' +
        'where WCAG 2.2 AA requires 4.5 : 1. Make --pay-text-muted #6b6b6b or darker, or change --pay-surface.',
    ]);
    expect(check.elements).to.deep.equal([around.querySelector('pay-status')]);
  });

  it('reports a finding once, for any number of elements and checks', async () => {
    await mountIn(PALE);
    await mountIn(PALE);
    const check = new ThemeCheck();
    expect(check.found()).to.deep.equal(['--pay-text-muted']);
    expect(check.found()).to.deep.equal([]);
  });

  it('checks elements that are added later', async () => {
    const check = new ThemeCheck();
    expect(check.found()).to.deep.equal([]);
    await mountIn(PALE);
    expect(check.found()).to.deep.equal(['--pay-text-muted']);
  });

  it('checks again when inline styles or style sheets change the theme', async () => {
    const around = await mountIn('');
    const check = new ThemeCheck();
    expect(check.found()).to.deep.equal([]);
    around.style.setProperty('--pay-accent', 'gold');
    expect(check.found()).to.deep.equal(['--pay-accent', '--pay-on-accent', '--pay-focus']);
    useSheet('pay-status { --pay-warning: #ffe9c0 }');
    expect(check.found()).to.deep.equal(['--pay-warning']);
  });

  it('checks the colour scheme that is used', async () => {
    const around = await mountIn('color-scheme: light; --pay-accent: light-dark(#eee, #222)');
    const check = new ThemeCheck();
    check.look();
    expect(check.warnings[0]).to.contain('--pay-accent (#eeeeee)').and.to.contain('#ffffff');
    around.style.colorScheme = 'dark';
    check.warnings.length = 0;
    check.look();
    expect(check.warnings[0]).to.contain('--pay-accent (#222222)').and.to.contain('#1b1d22');
  });

  whereSupported('emulateMedia', 'checks the colour scheme of the system if the page follows it', async () => {
    await mountIn('color-scheme: light dark; --pay-text: light-dark(#000, #333)');
    const check = new ThemeCheck();
    expect(check.found()).to.deep.equal([]);
    await emulateMedia({ colorScheme: 'dark' });
    expect(check.found()).to.include('--pay-text');
  });

  whereSupported('emulateMedia', 'ignores forced colours', async () => {
    await mountIn(PALE);
    await emulateMedia({ forcedColors: 'active' });
    expect(new ThemeCheck().found()).to.deep.equal([]);
  });

  it('uses the background of the page behind a transparent surface', async () => {
    const around = await mountIn('background: #fff; --pay-surface: transparent; --pay-on-accent: #fff');
    const check = new ThemeCheck();
    expect(check.found()).to.deep.equal([]);
    around.style.background = '#26282d';
    expect(check.found()).to.include.members(['--pay-text', '--pay-accent']);
  });

  it('ignores background images', async () => {
    await mountIn('background: linear-gradient(#000, #fff); --pay-surface: transparent; --pay-text: #777');
    expect(new ThemeCheck().found()).to.deep.equal([]);
  });

  it('checks the background that the page sets on the card part', async () => {
    useSheet('pay-status::part(card) { background: #123 }');
    await mountIn('');
    expect(new ThemeCheck().found()).to.include('--pay-text');
  });

  it('checks an element in a shadow tree of the page', async () => {
    const check = new ThemeCheck();
    const root = fixtureSync('<div></div>').attachShadow({ mode: 'open' });
    root.innerHTML = `<div style="${PALE}"></div>`;
    await (await Stage.open()).mount({}, root.firstElementChild!);
    expect(check.found()).to.deep.equal(['--pay-text-muted']);
  });

  it('checks a checkout', async () => {
    const checkout = await Checkout.open();
    checkout.element.style.cssText = PALE;
    const check = new ThemeCheck();
    check.look();
    expect(check.elements).to.deep.equal([checkout.element]);
  });

  it('is not affected by universal rules of the page', async () => {
    useSheet('* { color: red !important; background: red !important; transition: all 9s !important }');
    useSheet('span { display: block !important; color-scheme: dark !important }');
    await mountIn(PALE);
    const check = new ThemeCheck();
    check.look();
    expect(check.warnings).to.have.length(1);
    expect(check.warnings[0]).to.contain('--pay-text-muted (#aaaaaa)').and.to.contain('#ffffff');
  });

  it('leaves no changes in the document, and mutates nothing if the theme is unchanged', async () => {
    await mountIn(PALE);
    const check = new ThemeCheck();
    const before = document.documentElement.innerHTML;
    check.look();
    expect(document.documentElement.innerHTML).to.equal(before);
    const observer = new MutationObserver(() => undefined);
    observer.observe(document, { subtree: true, childList: true, attributes: true });
    check.look();
    expect(observer.takeRecords()).to.deep.equal([]);
    observer.disconnect();
  });

  it('ignores private custom properties that the page sets', async () => {
    const own = COLOR_TOKENS.map(({ name }) => `${name.replace('--pay-', '--_')}: #fff; --_muted: #fff`);
    await mountIn(own.join(';'));
    expect(new ThemeCheck().found()).to.deep.equal([]);
  });

  it('ignores invalid colours, and checks the others', async () => {
    await mountIn('--pay-text: 12px nonsense; --pay-accent: ; --pay-text-muted: #aaa');
    expect(new ThemeCheck().found()).to.include('--pay-text-muted');
  });

  it('does not throw if the page breaks a browser API', async () => {
    await mountIn(PALE);
    const check = new ThemeCheck();
    const getComputedStyle = window.getComputedStyle.bind(window);
    window.getComputedStyle = () => {
      throw new Error('not supported');
    };
    try {
      expect(check.found()).to.deep.equal([]);
    } finally {
      window.getComputedStyle = getComputedStyle;
    }
    expect(check.found()).to.deep.equal(['--pay-text-muted']);
  });
});
