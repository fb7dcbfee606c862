import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { ANNOUNCE_WALLET, exposeKey } from './csp/announced-wallet.js';
import { EXAMPLES, type Example } from './csp/document.js';
import { ENGINE_NAMES, openEngine } from './csp/engines.js';
import {
  followBack,
  followInFrame,
  followOthers,
  followToReceipt,
  leaveFrame,
  payWithWallet,
  type Followed,
} from './csp/flow.js';
import { startSite, type Site } from './csp/site.js';
import { WAS_RECORDED, watchPage } from './csp/watched-page.js';
import { until } from './support/until.js';
import { startSandbox, type Sandbox } from './support/sandbox.js';

/** The pages that are tested with every final status; on the others, one payment succeeds. */
const THOROUGH: ReadonlySet<string> = new Set(['own-origin', 'npm']);

/** An app that never responds: the page falls back. */
const BRIDGE = 'window.PayStatusHost = { postMessage() {} }';

/** An expression: true if a style sheet of the page has set a token. */
const hasPreset = (tag: string): string =>
  `getComputedStyle(document.querySelector('${tag}')).getPropertyValue('--pay-on-accent') !== ''`;

/** An expression that violates the policy of every page. */
const VIOLATE = `document.body.setAttribute('style', 'color: red'); 0`;

/** A script: retries have the shortest backoff. */
const NO_BACKOFF = 'Math.random = () => 0';

interface Circumstances {
  /** A script that runs before those of the page. */
  readonly before?: string;
  readonly query?: string;
  /** Brings the payment into a status before the page opens. */
  readonly steps?: readonly string[];
  /** A text that the page records if it is ever shown. */
  readonly text?: string;
}

const getDirective = (violation: string): string => violation.split(' ')[0] ?? '';
const parseReportBody = (report: string): Readonly<Record<string, string>> =>
  (JSON.parse(report) as { 'csp-report': Readonly<Record<string, string>> })['csp-report'];
const getReportPath = (report: string): string => new URL(parseReportBody(report)['document-uri'] ?? '').pathname;

/** The page that docs/csp.md shows inside a frame. */
const FRAMED = 'frame-checkout';

const getTag = ({ markup }: Example): Followed['tag'] =>
  markup.includes('<pay-status') ? 'pay-status' : 'pay-checkout';

for (const engine of ENGINE_NAMES)
  describe(`a page with its content security policy of docs/csp.md, in ${engine}`, () => {
    let sandbox: Sandbox | undefined;
    let site: Site | undefined;
    let browser: Browser | undefined;

    before(async () => {
      sandbox = await startSandbox();
      site = await startSite(sandbox.proxy.url, sandbox.server.url);
      browser = await openEngine(engine);
    });
    after(async () => {
      await browser?.close();
      await site?.close();
      await sandbox?.stop();
    });

    /** Opens an example with a new payment. */
    const open = async (example: Example, { before = '', query = '', steps = [], text }: Circumstances = {}) => {
      assert.ok(sandbox && site && browser);
      const { url, icons, visits, reports } = site;
      const [reportsBefore, visitsBefore] = [reports.length, visits.length];
      const { paymentId } = await sandbox.create();
      for (const step of steps) await sandbox.step(paymentId, step);
      const script = example.name === 'webview' ? `${BRIDGE};${ANNOUNCE_WALLET}` : `${before};${ANNOUNCE_WALLET}`;
      const page = await watchPage(browser, { prepare: exposeKey, before: script, text });
      await page.goTo(`${url}/${example.name}?pid=${paymentId}&index=${example.index}${query}`);
      const newVisits = () => visits.slice(visitsBefore);
      const followed: Followed = { page, sandbox, visits: newVisits, paymentId, tag: getTag(example), icons };
      const found = async () => ({ ...(await page.findings()), reports: reports.slice(reportsBefore) });
      return { followed, found };
    };

    for (const example of EXAMPLES.filter(({ name }) => name !== FRAMED))
      it(`follows a payment to its final status without violations: ${example.name}, <${getTag(example)}>`, async () => {
        const { followed, found } = await open(example);
        const { page, tag } = followed;
        const isFramed = example.name === 'frame-shop';
        await (isFramed ? followInFrame(followed) : followToReceipt(followed));
        if (!isFramed) assert.equal(await page.run(hasPreset(tag)), example.name === 'preset');
        if (THOROUGH.has(example.name)) await followOthers(followed);
        if (tag === 'pay-checkout' && !isFramed) await payWithWallet(followed);
        const { globals } = example;
        assert.deepEqual(await found(), { violations: [], console: [], errors: [], reports: [], globals });

        await (isFramed ? leaveFrame(followed) : followBack(followed));
        await page.run(VIOLATE);
        // Reports about the return trip arrive before it.
        await until('the page of the shop reports the violation', async () => {
          const { reports, console: messages, errors } = await found();
          return messages.length + errors.length > 0 && reports.some((report) => getReportPath(report) === '/thanks');
        });
        const { violations, console: messages, errors, reports, globals: left } = await found();
        // Chromium logs it to the console, Firefox throws an error.
        assert.match([...messages, ...errors].join('\n'), /^.*style-src 'none'.*$/);
        assert.deepEqual(reports.map(getReportPath), ['/thanks']);
        assert.deepEqual(violations.map(getDirective), ['style-src-attr']);
        assert.deepEqual(left, []);
        await page.close();
      });

    for (const example of EXAMPLES.filter(({ name }) => name === 'own-origin'))
      it(`never shows a failed payment if the policy blocks the status requests: <${getTag(example)}>`, async () => {
        const { followed, found } = await open(example, {
          before: NO_BACKOFF,
          query: '&refuse=connect-src',
          steps: ['fail'],
          text: 'Payment failed',
        });
        const { page } = followed;
        await page.waitForText('Payment status not available');
        assert.equal(await page.run(WAS_RECORDED), false);
        const { violations } = await found();
        assert.deepEqual([...new Set(violations.map(getDirective))], ['connect-src']);
        await page.close();
      });

    it('lets the buyer pay with a wallet whose icon the policy blocks', async () => {
      const example = EXAMPLES.find(({ name }) => name === 'own-origin');
      assert.ok(example);
      const { followed, found } = await open(example, { query: '&refuse=img-src' });
      await payWithWallet(followed, false);
      const { violations, errors } = await found();
      assert.deepEqual([...new Set(violations.map(getDirective))], ['img-src']);
      // Firefox throws an error for each violation.
      assert.deepEqual(
        errors.filter((message) => !message.startsWith('Content-Security-Policy')),
        [],
      );
      await followed.page.close();
    });

    it('produces an event, a report and a console message for each violation', async () => {
      const example = EXAMPLES.find(({ name }) => name === 'own-origin');
      assert.ok(example);
      const { followed, found } = await open(example);
      const { page } = followed;
      await page.waitForText('Waiting for your payment');
      await page.run(`window.injected = 1; ${VIOLATE}`);
      assert.match(
        String(await page.run(`try { document.body.innerHTML = '<b>'; } catch ({ name }) { name }`)),
        /TypeError/,
      );
      await until('both are reported', async () => (await found()).reports.length === 2);
      const { violations, console: messages, errors, globals } = await found();
      assert.deepEqual(violations.map(getDirective).sort(), ['require-trusted-types-for', 'style-src-attr']);
      assert.equal([...messages, ...errors].length, 2);
      assert.deepEqual(globals, [...example.globals, 'injected'].sort());
      await page.close();
    });
  });
