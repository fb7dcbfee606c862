import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { AXE_SOURCE, runAxe, WCAG } from '../e2e/support/axe.js';
import { startSandbox, type Sandbox } from '../e2e/support/sandbox.js';
import { until } from '../e2e/support/until.js';
import { isAtRest } from '../e2e/support/wait-for-animations.js';
import type { Engine } from '../support/engines/engine.js';
import { ENGINES, WITHIN_MS } from './engines.js';
import { CLICK, SHOWS } from './page-scripts.js';

const WIDE = { width: 1_280, height: 800 };
const SIZES = [WIDE, { width: 360, height: 800 }];
const SCHEMES = ['light', 'dark'];

/** A page of the sandbox in a state. */
interface Scene {
  readonly what: string;
  /** `{id}` is a new payment. */
  readonly path: string;
  /** Brings the payment into a status before the page opens. */
  readonly step?: string;
  /** The selectors of the controls to click, in order. */
  readonly clicks?: readonly string[];
  /** A text of the state. */
  readonly text: string;
  readonly rules?: readonly string[];
  readonly schemes?: readonly string[];
}

const CHECKOUT = '/?pid={id}';

const SCENES: readonly Scene[] = [
  { what: 'the shop', path: '/', text: 'Marginalia' },
  { what: 'the checkout', path: CHECKOUT, text: 'Sandbox wallet' },
  {
    what: 'the question before the checkout cancels',
    path: CHECKOUT,
    clicks: ['[part="cancel-button"]'],
    text: 'Cancel this payment?',
  },
  {
    what: 'the question of the test wallet',
    path: CHECKOUT,
    clicks: ['[part="wallet-button"]'],
    text: 'Connect this page?',
  },
  { what: 'the checkout of a payment on its way', path: CHECKOUT, step: 'process', text: 'Payment on its way' },
  { what: 'the receipt of the checkout', path: CHECKOUT, step: 'succeed', text: 'Print receipt' },
  { what: 'the checkout of a declined payment', path: CHECKOUT, step: 'decline', text: 'Payment declined' },
  { what: 'the checkout of an expired payment', path: CHECKOUT, step: 'expire', text: 'Payment expired' },
  { what: 'the test wallet', path: '/wallet?uri={link}', text: 'asks for $50.00' },
  { what: 'the payments of the console', path: '/console', text: 'No payment selected' },
  { what: 'a payment in the console', path: '/console#/payments/{id}', step: 'succeed', text: 'Timeline' },
  { what: 'the webhooks of the console', path: '/console#/webhooks/endpoint', text: 'Test endpoint' },
  { what: 'the faults of the console', path: '/console#/faults', text: 'Custom fault' },
  { what: 'the clock of the console', path: '/console#/clock', text: 'Advance the clock' },
  {
    what: 'the API reference',
    path: '/docs',
    text: 'Payments',
    // Swagger UI breaks other rules, and follows only the scheme of the system: test/e2e/docs.test.ts has the dark one.
    rules: ['color-contrast'],
    schemes: ['light'],
  },
  { what: 'a page that does not exist', path: '/nothing', text: 'not found' },
];

for (const [name, open] of ENGINES)
  describe(`the pages of the sandbox, in ${name}`, () => {
    let sandbox: Sandbox;
    let engine: Engine;

    before(async () => {
      sandbox = await startSandbox();
      engine = await open({ motion: 'still' });
    });
    after(async () => {
      await engine?.close();
      await sandbox?.stop();
    });

    const isTrue = (what: string, script: string, ...args: readonly unknown[]): Promise<void> =>
      until(what, async () => (await engine.run(script, ...args)) === true, WITHIN_MS);

    for (const { what, path, step, clicks = [], text, rules = WCAG, schemes = SCHEMES } of SCENES)
      it(`axe finds no violation at any width in light and dark colours: ${what}`, async () => {
        const { paymentId, gatewayUrl } = await sandbox.create();
        if (step) await sandbox.step(paymentId, step);
        const filled = path.replace('{id}', paymentId).replace('{link}', encodeURIComponent(gatewayUrl));
        await engine.resize(WIDE);
        await engine.goTo(sandbox.proxy.url + filled);
        for (const control of clicks) await isTrue(`${control} is clicked`, CLICK, control);
        await isTrue(`the page shows ${text}`, SHOWS, text);
        await engine.run(await AXE_SOURCE);
        for (const size of SIZES) {
          await engine.resize(size);
          for (const scheme of schemes) {
            await engine.run('document.documentElement.style.colorScheme = arguments[0];', scheme);
            await isTrue('no animation is running', `return (${String(isAtRest)})();`);
            const violations = await engine.run(`return (${String(runAxe)})(arguments[0]);`, rules);
            assert.deepEqual(violations, [], `${size.width} px wide, ${scheme}`);
          }
        }
      });
  });
