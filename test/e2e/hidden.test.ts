import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findFullBrowser, hasXvfb } from '../../scripts/find-browser.mjs';
import { openHeaded } from './support/headed-browser.js';
import { checkLatency } from './support/latency.js';
import { startReportingPage } from './support/reporting-page.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

/** By default, Chromium throttles timers only after five minutes in the background. */
const THROTTLING = '--enable-features=IntensiveWakeUpThrottling:grace_period_seconds/10';
/** Throttling begins at a full minute. */
const THROTTLED_WITHIN_MS = 100_000;
/** A one-second timer that has not fired for this long is throttled. */
const SILENCE_MS = 4_000;

const NEEDS_WINDOW = {
  skip: hasXvfb() && findFullBrowser() ? false : 'needs Xvfb and Chromium: a headless shell hides no tab',
};

const PAYMENTS = 20;
const P95_MS = 50;

/** Waits a random time, so that a change does not coincide with a timer. */
const waitForRandomGap = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 700));

describe('a hidden tab whose timers fire once a minute', () => {
  it('shows every status change without a timer', NEEDS_WINDOW, async (test) => {
    const page = await startReportingPage(environment().proxy.url);
    const { reports } = page;
    const browser = await openHeaded([`${page.url}/other`, page.url], [THROTTLING]);
    try {
      const ticks = () => reports.filter(({ type }) => type === 'tick');
      await until('the tab is open', () => ticks().length > 0);
      await until(
        'timers are throttled',
        () => Date.now() - (ticks().at(-1)?.time ?? Infinity) > SILENCE_MS,
        THROTTLED_WITHIN_MS,
      );
      const from = Date.now();
      const ticksBefore = ticks().length;
      const samples: number[] = [];
      for (let i = 0; i < PAYMENTS; i++) {
        const { paymentId } = await environment().create();
        const shown = (text: string) =>
          reports.find((report) => report.paymentId === paymentId && report.text.includes(text));
        page.follow(paymentId);
        await until('the payment is followed', () => shown('Waiting for your payment') !== undefined);
        for (const [step, text] of Object.entries({ process: 'Payment on its way', succeed: 'Payment complete' })) {
          await waitForRandomGap();
          const committedAt = Date.now();
          await environment().step(paymentId, step);
          await until(`it shows ${text}`, () => shown(text) !== undefined);
          samples.push((shown(text)?.time ?? NaN) - committedAt);
        }
      }
      const seconds = (Date.now() - from) / 1_000;
      samples.sort((a, b) => a - b);
      const p95 = samples[Math.floor(samples.length * 0.95)] ?? NaN;
      const fired = ticks().length - ticksBefore;
      test.diagnostic(`${samples.length} changes, timers fired ${fired} times in ${seconds} s`);
      assert.deepEqual(new Set(reports.map(({ visibility }) => visibility)), new Set(['hidden']));
      assert.ok(fired <= seconds / 60 + 1, `timers fired ${fired} times in ${seconds} s: nothing was throttled`);
      checkLatency(test, 'p95 from commit to screen', p95, P95_MS);
    } finally {
      await browser.close();
      await page.close();
    }
  });
});
