import { expect } from '@open-wc/testing';
import {
  FINAL_PAYMENT_STATUSES,
  PAYMENT_STATUSES,
  type KnownPaymentStatus,
} from '../../../src/contract/payment-status.js';
import type { RedirectMode } from '../../../src/controllers/redirect-controller.js';
import { type Inputs, Stage } from '../../support/element.js';

const SHOP = { successUrl: 'https://shop.example/thanks?a=1#b', errorUrl: 'https://shop.example/sorry' };
const isFinal = (status: KnownPaymentStatus) => (FINAL_PAYMENT_STATUSES as readonly string[]).includes(status);
const urlFor = (status: KnownPaymentStatus, id: string) =>
  status === 'succeeded'
    ? `https://shop.example/thanks?a=1&payment_id=${id}#b`
    : `https://shop.example/sorry?payment_id=${id}`;

const goOn = (stage: Stage) => stage.advance(60_000);

describe('the redirect URL of pay-status', () => {
  for (const status of PAYMENT_STATUSES) {
    it(`is ${isFinal(status) ? (status === 'succeeded' ? 'success-url' : 'error-url') : 'absent'} when ${status}`, async () => {
      const stage = await Stage.open({ expiresAt: Date.UTC(2027, 0) / 1000 });
      const shown = await stage.mount(SHOP);
      await stage.reach(status);
      await goOn(stage);
      const expected = isFinal(status) ? [urlFor(status, stage.paymentId)] : [];
      expect(stage.navigation.gone).to.deep.equal(expected);
      expect(shown.redirects.map(({ url, status: sent }) => [url, sent])).to.deep.equal(
        expected.map((url) => [url, status]),
      );
    });
  }

  it('is refused when it is the current page, apart from payment_id and hash', async () => {
    const stage = await Stage.open();
    stage.navigation.url = 'https://shop.example/thanks?payment_id=pay_x&a=1#top';
    const shown = await stage.mount(SHOP);
    await stage.reach('succeeded');
    await goOn(stage);
    expect(stage.navigation.gone).to.deep.equal([]);
    expect(shown.part('redirect')).to.equal(null);
  });

  const ALLOWED: readonly (readonly [allow: string, url: string])[] = [
    ['wallet:', 'wallet://paid'],
    ['http://till.example:8080', 'http://till.example:8080/paid'],
  ];
  for (const [allow, url] of ALLOWED) {
    it(`may be ${url} when redirect-allow is ${JSON.stringify(allow)}`, async () => {
      const stage = await Stage.open();
      await stage.mount({ successUrl: url, redirectAllow: allow });
      await stage.reach('succeeded');
      await goOn(stage);
      expect(stage.navigation.gone).to.deep.equal([`${url}?payment_id=${stage.paymentId}`]);
    });
  }
});

interface Row {
  readonly mode: RedirectMode;
  readonly delayMs: number;
  readonly framed: boolean;
  readonly claimed: boolean;
  readonly taken: boolean;
  readonly prevented: boolean;
}

const ROWS: Row[] = (['auto', 'manual', 'none'] as const).flatMap((mode) =>
  [undefined, 'framed', 'claimed', 'taken', 'prevented'].map((set, index) => ({
    mode,
    delayMs: index % 2 ? 0 : 3_000,
    framed: set === 'framed',
    claimed: set === 'claimed',
    taken: set === 'taken',
    prevented: set === 'prevented',
  })),
);

const describeRow = ({ mode, delayMs, ...flags }: Row) =>
  [mode, `${delayMs} ms`, ...Object.entries(flags).flatMap(([name, is]) => (is ? [name] : []))].join(', ');

describe('the redirect of pay-status', () => {
  for (const row of ROWS) {
    const { mode, delayMs, framed, claimed, taken, prevented } = row;
    const goes = mode === 'auto' && !framed && !claimed && !taken && !prevented;
    const asks = mode === 'auto' && !framed && !claimed && !taken;
    it(`${goes ? 'navigates once' : mode === 'none' ? 'shows nothing' : 'shows a link'} (${describeRow(row)})`, async () => {
      const stage = await Stage.open();
      const { navigation, paymentId } = stage;
      Object.assign(navigation, { framed, taken });
      if (claimed) navigation.claim(paymentId);
      const shown = await stage.mount({ ...SHOP, redirect: mode, redirectDelay: delayMs });
      shown.element.addEventListener('pay-status-redirect', (event) => {
        if (prevented) event.preventDefault();
      });
      await stage.reach('succeeded');
      await stage.advance(delayMs + 60_000);
      expect(navigation.gone).to.deep.equal(goes ? [urlFor('succeeded', paymentId)] : []);
      expect(shown.redirects).to.have.length(asks ? 1 : 0);
      expect(navigation.isClaimed(paymentId)).to.equal(goes || claimed);
      const link = shown.part('redirect-link');
      if (mode === 'none') expect(shown.part('redirect')).to.equal(null);
      else expect(link?.getAttribute('href')).to.equal(urlFor('succeeded', paymentId));
      expect(shown.part('stay-button')).to.equal(null);
      expect(stage.clock.pending).to.equal(0);
    });
  }

  const OFFERS: readonly (readonly [what: string, inputs: Inputs, framed: boolean])[] = [
    ['the mode is manual', { redirect: 'manual' }, false],
    ['it is in a frame', {}, true],
  ];
  for (const [what, inputs, framed] of OFFERS) {
    it(`shows a link to the top window that fires the event and claims the payment when clicked, when ${what}`, async () => {
      const stage = await Stage.open();
      stage.navigation.framed = framed;
      await stage.reach('cancelled');
      const shown = await stage.mount({ ...SHOP, ...inputs });
      const link = shown.part('redirect-link') as HTMLAnchorElement;
      expect([link.target, link.href]).to.deep.equal(['_top', urlFor('cancelled', stage.paymentId)]);
      let wouldGo = false;
      link.addEventListener('click', (event) => {
        wouldGo = !event.defaultPrevented;
        event.preventDefault();
      });
      shown.element.addEventListener(
        'pay-status-redirect',
        (event) => {
          event.preventDefault();
        },
        { once: true },
      );
      link.click();
      expect([wouldGo, stage.navigation.isClaimed(stage.paymentId)]).to.deep.equal([false, false]);
      link.click();
      expect([wouldGo, stage.navigation.isClaimed(stage.paymentId)]).to.deep.equal([true, true]);
      expect(shown.redirects.map(({ status }) => status)).to.deep.equal(['cancelled', 'cancelled']);
      await goOn(stage);
      expect(stage.navigation.gone).to.deep.equal([]);
    });
  }
});
