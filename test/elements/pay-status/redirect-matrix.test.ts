import { expect, fixtureSync } from '@open-wc/testing';
import { isKnownPaymentStatus } from '../../../src/contract/payment-status.js';
import { hostNavigation } from '../../../src/browser/host-navigation.js';
import type { CheckoutHost } from '../../../src/host/checkout-host.js';
import { en } from '../../../src/locales/languages/en/messages.js';
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
  coverPairs,
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

/** Creates the element of a case before the first answer. */
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
  return { page, log, tab, shown: new Shown(element) };
};

/** Plays a case; resolves to its outcome and the expected one. */
const play = async (row: Case): Promise<readonly [Outcome, Outcome]> => {
  const { status } = row;
  const stage = await Stage.open({ expiresAt: Date.UTC(2027, 0) / 1000 });
  if (isKnownPaymentStatus(status)) await stage.reach(status);
  else stage.rewrite = (body) => ({ ...body, status, isFinal: true });
  const parent = fixtureSync('<div></div>');
  const { log, shown, page, tab } = setUp(stage, row, parent);
  await stage.advance();
  const first = describeShown(shown);
  await stage.advance(BACK_AFTER_MS);
  if (row.back) for (const signal of ['pagehide', 'pageshow'] as const) page.signal(signal);
  await stage.advance(60_000);
  const claimed = tab.isClaimed(stage.paymentId);
  return [{ log, first, last: describeShown(shown), claimed }, expected(row, stage.paymentId)];
};

describe('the redirect of pay-status follows the rules', () => {
  for (const row of coverPairs(combineAxes(AXES)))
    it(toTitle(row), async () => {
      const [outcome, wanted] = await play(row);
      expect(outcome).to.deep.equal(wanted);
      expect(outcome.log.filter((line) => /^\d+ (go|ask) /.test(line)).length).to.be.at.most(1);
    });
});
