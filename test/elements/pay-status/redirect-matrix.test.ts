import { expect, fixtureSync } from '@open-wc/testing';
import { isKnownPaymentStatus } from '../../../src/contract/payment-status.js';
import { hostNavigation } from '../../../src/browser/host-navigation.js';
import type { CheckoutHost } from '../../../src/host/checkout-host.js';
import { en } from '../../../src/locales/messages/en.js';
import { Stage } from '../../support/element.js';
import { FakeNavigation } from '../../support/navigation.js';
import { FakePage } from '../../support/page.js';
import { Shown } from '../../support/shown.js';
import {
  AXES,
  DELAY_MS,
  expected,
  toTitle,
  combineAxes,
  REDIRECT_ALLOW,
  getUrls,
  type Case,
  type Outcome,
} from './redirect-matrix.model.js';

/** The answer of a host and its delay in milliseconds; a silent one times out by the protocol. */
const ANSWERS: Readonly<Record<Case['frame'], { readonly goes: boolean; readonly afterMs: number } | undefined>> = {
  top: undefined,
  'no host': undefined,
  'host accepts': { goes: true, afterMs: 200 },
  'host refuses': { goes: false, afterMs: 200 },
  'host silent': { goes: false, afterMs: 1_000 },
};

/** When the page returns, milliseconds: before the request to a silent host times out. */
const BACK_AFTER_MS = DELAY_MS + 500;

const describeShown = (shown: Shown): string => {
  const link = shown.part('redirect-link');
  if (!link) return 'nothing';
  const kind = shown.part('stay-button') ? 'countdown' : shown.text('redirect') === en.leaving ? 'leaving' : 'link';
  return `${kind} ${link.getAttribute('href')}`;
};

/** Creates the element of a case beside those of other cases, before the first answer. */
const setUp = (stage: Stage, row: Case, parent: Node) => {
  const { clock, paymentId } = stage;
  const page = new FakePage();
  const log: string[] = [];
  const fromMs = clock.monotonic();
  const note = (what: string): void => {
    log.push(`${clock.monotonic() - fromMs} ${what}`);
  };
  const tab = Object.assign(new FakeNavigation(), {
    go: (url: string) => {
      note(`go ${url}`);
    },
  });
  tab.framed = row.frame !== 'top';
  tab.taken = row.already === 'in another tab right now';
  if (row.already === 'in this tab') tab.claim(paymentId);
  const answer = ANSWERS[row.frame];
  const host: CheckoutHost = {
    openUrl: () => false,
    redirect: (url, status) => {
      note(`ask ${url} ${status}`);
      return new Promise((resolve) => {
        clock.setTimeout(() => {
          resolve(answer?.goes ?? false);
        }, answer?.afterMs ?? 0);
      });
    },
  };
  const ports = { ...stage.ports, page, navigation: answer ? hostNavigation(tab, host) : tab };
  const element = stage.create({ ports, ...getUrls(row), redirectAllow: REDIRECT_ALLOW, redirectDelay: DELAY_MS });
  element.addEventListener('pay-status-redirect', (event) => {
    note(`event ${event.url} ${event.status}${event.cancelable ? ' cancelable' : ''}`);
    if (row.prevented) event.preventDefault();
  });
  element.addEventListener('pay-status-error', ({ error }) => {
    note(`error ${error.code}`);
  });
  parent.appendChild(element);
  return { row, page, log, tab, shown: new Shown(element) };
};

const play = async (status: Case['status'], frame: Case['frame']): Promise<(readonly [Case, Outcome, Outcome])[]> => {
  const stage = await Stage.open({ expiresAt: Date.UTC(2027, 0) / 1000 });
  if (isKnownPaymentStatus(status)) await stage.reach(status);
  else stage.rewrite = (body) => ({ ...body, status, isFinal: true });
  const parent = fixtureSync('<div></div>');
  const rows = combineAxes({ ...AXES, status: [status], frame: [frame] });
  const cases = rows.map((row) => setUp(stage, row, parent));
  await stage.advance();
  const firsts = cases.map(({ shown }) => describeShown(shown));
  await stage.advance(BACK_AFTER_MS);
  for (const { row, page } of cases) {
    if (row.back) for (const signal of ['pagehide', 'pageshow'] as const) page.signal(signal);
  }
  await stage.advance(60_000);
  return cases.map(({ row, log, shown, tab }, index) => {
    const claimed = tab.isClaimed(stage.paymentId);
    const outcome = { log, first: firsts[index] ?? '', last: describeShown(shown), claimed };
    return [row, outcome, expected(row, stage.paymentId)];
  });
};

describe('the redirect of pay-status in every combination', () => {
  it('has 2,100 cases', () => {
    expect(combineAxes(AXES)).to.have.length(2_100);
  });

  for (const { status, frame } of combineAxes({ status: AXES.status, frame: AXES.frame })) {
    it(`follows the rules (${status}, ${frame})`, async () => {
      for (const [row, outcome, wanted] of await play(status, frame)) {
        expect(outcome, toTitle(row)).to.deep.equal(wanted);
        const gone = outcome.log.filter((line) => /^\d+ (go|ask) /.test(line));
        expect(gone.length, toTitle(row)).to.be.at.most(1);
      }
    });
  }
});
