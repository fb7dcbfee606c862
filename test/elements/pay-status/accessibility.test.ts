import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { PAYMENT_STATUSES } from '../../../src/contract/payment-status.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { type Inputs, Stage } from '../../support/element.js';
import type { Shown } from '../../support/shown.js';

const URLS = { successUrl: 'https://shop.example/thanks', errorUrl: 'https://shop.example/sorry' };
const LATER = Date.UTC(2027, 0) / 1000;

interface Scene {
  readonly what: string;
  readonly inputs?: Inputs;
  readonly before?: (stage: Stage) => Promise<unknown> | undefined;
  readonly after?: (stage: Stage, shown: Shown) => Promise<unknown> | undefined;
}

const SCENES: readonly Scene[] = [
  ...PAYMENT_STATUSES.map((status) => ({
    what: status,
    inputs: { ...URLS, expiresAt: LATER },
    before: (stage: Stage) => stage.reach(status),
  })),
  { what: 'declined', before: (stage) => stage.sandbox.step(stage.paymentId, 'decline') },
  {
    what: 'an unknown status',
    before: async (stage) => {
      stage.rewrite = (body) => ({ ...body, status: 'on_review' });
    },
  },
  { what: 'connecting', before: (stage) => stage.sandbox.fault({ kind: 'hang' }) },
  {
    what: 'offline',
    before: (stage) => stage.sandbox.fault({ kind: 'drop' }),
    after: async (stage) => {
      stage.page.signal('offline');
      await stage.advance();
    },
  },
  {
    what: 'reconnecting',
    after: async (stage) => {
      await stage.sandbox.fault({ kind: 'drop' });
      await stage.advance(30_000);
    },
  },
  {
    what: 'a slow first answer',
    before: (stage) => stage.sandbox.fault({ kind: 'hang' }),
    after: (stage) => stage.advance(5_000),
  },
  { what: 'time up', inputs: { expiresAt: 1 } },
  {
    what: 'open details for support',
    before: (stage) => stage.sandbox.step(stage.paymentId, 'decline'),
    after: async (_, shown) => {
      shown.part('support-summary')!.click();
    },
  },
  {
    what: 'cannot load',
    before: (stage) => stage.sandbox.fault({ kind: 'drop' }),
    after: (stage) => stage.advance(60_000),
  },
  { what: 'stopped', before: (stage) => stage.sandbox.fault({ kind: 'status', status: 401 }) },
  { what: 'misconfigured', inputs: { paymentId: undefined } },
  {
    what: 'a redirect that is offered',
    inputs: { ...URLS, redirect: 'manual' },
    before: (stage) => stage.reach('cancelled'),
  },
  {
    what: 'a redirect on its way',
    inputs: { ...URLS, redirectDelay: 0 },
    before: (stage) => stage.reach('failed'),
  },
  ...[false, true].map((isClipboardShut) => ({
    what: isClipboardShut ? 'a copy that was blocked' : 'a copy',
    before: (stage: Stage) => stage.reach('succeeded'),
    after: async (stage: Stage, shown: Shown) => {
      stage.isClipboardShut = isClipboardShut;
      shown.click('copy-button');
      await stage.advance();
    },
  })),
];

const play = async ({ inputs = {}, before, after }: Scene): Promise<{ stage: Stage; shown: Shown }> => {
  const stage = await Stage.open({ expiresAt: LATER });
  await before?.(stage);
  const shown = await stage.mount(inputs);
  await import('../../../src/core/url/explorer-link.js');
  await stage.advance();
  await after?.(stage, shown);
  return { stage, shown };
};

describe('the accessibility of pay-status', function () {
  // axe is slow on a busy machine.
  this.timeout(20_000);
  const { style } = document.documentElement;
  // During a transition the contrast differs from the final one.
  before(() => style.setProperty('--pay-motion', '0s'));
  after(() => style.removeProperty('--pay-motion'));
  afterEach(() => {
    style.removeProperty('color-scheme');
    style.removeProperty('background');
  });

  for (const scheme of ['light', 'dark']) {
    for (const scene of SCENES) {
      it(`axe finds no violation in ${scheme} colours: ${scene.what}`, async () => {
        style.colorScheme = scheme;
        style.background = 'Canvas';
        const { shown } = await play(scene);
        await expect(shown.element).to.be.accessible();
      });
    }
  }
});

/** Returns the controls that Tab reaches inside the element, in order: part and accessible name. */
const tabThrough = async (shown: Shown): Promise<[part: string, name: string][]> => {
  const reached: [string, string][] = [];
  const start = document.createElement('button');
  // Without a following control the focus would leave the page in some browsers.
  const end = document.createElement('button');
  shown.element.before(start);
  shown.element.after(end);
  start.focus();
  for (;;) {
    await sendKeys({ press: 'Tab' });
    const active = shown.root.activeElement;
    if (!active || reached.length > 10) break;
    expect(active.matches(':focus-visible')).to.equal(true);
    const { outlineStyle, outlineWidth } = getComputedStyle(active);
    expect([outlineStyle !== 'none', Number.parseFloat(outlineWidth) > 0]).to.deep.equal([true, true]);
    reached.push([active.part.value, active.ariaLabel ?? active.textContent.trim()]);
  }
  start.remove();
  end.remove();
  return reached;
};

describe('keyboard access to pay-status', () => {
  it('Tab reaches every control of a receipt and a redirect, each with a name', async () => {
    const { shown } = await play({ what: '', inputs: URLS, before: (stage) => stage.reach('succeeded') });
    const reached = await tabThrough(shown);
    expect(reached.map(([part]) => part)).to.deep.equal([
      'stay-button',
      'redirect-link',
      'copy-button',
      'explorer-link',
    ]);
    for (const [part, name] of reached) expect(name, part).not.to.equal('');
    expect(new Map(reached).get('copy-button')).to.equal(en.copy);
  });

  it('Enter copies the transaction id, and Space cancels the redirect', async () => {
    const { stage, shown } = await play({ what: '', inputs: URLS, before: (stage) => stage.reach('succeeded') });
    shown.part('copy-button')!.focus();
    await sendKeys({ press: 'Enter' });
    await stage.advance();
    expect(stage.copied).to.have.length(1);
    expect(shown.root.activeElement).to.equal(shown.part('copy-button'));
    shown.part('stay-button')!.focus();
    await sendKeys({ press: 'Space' });
    await stage.advance(60_000);
    expect(stage.navigation.gone).to.deep.equal([]);
  });

  it('the focus stays on the link to the shop during the countdown', async () => {
    const { stage, shown } = await play({ what: '', inputs: URLS, before: (stage) => stage.reach('succeeded') });
    shown.part('redirect-link')!.focus();
    await stage.advance(2_000);
    expect(shown.root.activeElement).to.equal(shown.part('redirect-link'));
    await stage.advance(2_000);
    expect(shown.root.activeElement).to.equal(shown.part('redirect-link'));
  });
});
