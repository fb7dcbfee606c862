import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { EXAMPLES, type Example } from './csp/document.js';
import { ENGINE_NAMES, openEngine } from './csp/engines.js';
import { followBack, followInFrame, followOthers, followToReceipt, leaveFrame, type Followed } from './csp/flow.js';
import { startSite, type Site } from './csp/site.js';
import { WAS_RECORDED, watchPage } from './csp/watched-page.js';
import { until } from './support/until.js';
import { startSandbox, type Sandbox } from './support/sandbox.js';

/** The pages on which payments end in every way; on the others one is paid. */
const THOROUGH: ReadonlySet<string> = new Set(['own-origin', 'npm']);

/** An app that answers nothing: the page helps itself. */
const BRIDGE = 'window.PayStatusHost = { postMessage() {} }';

/** An expression: whether a style sheet of the page has set a token. */
const hasPreset = (tag: string): string =>
  `getComputedStyle(document.querySelector('${tag}')).getPropertyValue('--pay-on-accent') !== ''`;

/** An expression: what the policies of the site's pages refuse, and report. */
const VIOLATE = `document.body.setAttribute('style', 'color: red'); 0`;

/** A script: the tries of the element come as soon after each other as they may. */
const NO_BACKOFF = 'Math.random = () => 0';

interface Circumstances {
  /** A script that the page finds done. */
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

/** Inside of a frame is another page of the document. */
const FRAMED = 'frame-checkout';

const getTag = ({ markup }: Example): Followed['tag'] =>
  markup.includes('<pay-status') ? 'pay-status' : 'pay-checkout';

for (const engine of ENGINE_NAMES)
  describe(`a page under its policy of docs/csp.md, in ${engine}`, () => {
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

    /** Result of a page. */
    const open = async (way: Example, { before = '', query = '', steps = [], text }: Circumstances = {}) => {
      assert.ok(sandbox && site && browser);
      const { url, icons, visits, reports } = site;
      const [reportsBefore, visitsBefore] = [reports.length, visits.length];
      const { paymentId } = await sandbox.create();
      for (const step of steps) await sandbox.step(paymentId, step);
      const page = await watchPage(browser, { before: way.name === 'webview' ? BRIDGE : before, text });
      await page.goTo(`${url}/${way.name}?pid=${paymentId}&index=${way.index}${query}`);
      const newVisits = () => visits.slice(visitsBefore);
      const followed: Followed = { page, sandbox, visits: newVisits, paymentId, tag: getTag(way), icons };
      const found = async () => ({ ...(await page.findings()), reports: reports.slice(reportsBefore) });
      return { followed, found };
    };

    for (const way of EXAMPLES.filter(({ name }) => name !== FRAMED))
      it(`shows a payment to its end, and nothing is reported: ${way.name}, <${getTag(way)}>`, async () => {
        const { followed, found } = await open(way);
        const { page, tag } = followed;
        const isFramed = way.name === 'frame-shop';
        await (isFramed ? followInFrame(followed) : followToReceipt(followed));
        if (!isFramed) assert.equal(await page.run(hasPreset(tag)), way.name === 'preset');
        if (THOROUGH.has(way.name)) await followOthers(followed);
        const { globals } = way;
        assert.deepEqual(await found(), { violations: [], console: [], errors: [], reports: [], globals });

        await (isFramed ? leaveFrame(followed) : followBack(followed));
        await page.run(VIOLATE);
        // Reports about the return trip arrive before it.
        await until('the page of the shop reports what is planted there', async () => {
          const { reports, console: said, errors } = await found();
          return said.length + errors.length > 0 && reports.some((report) => getReportPath(report) === '/thanks');
        });
        const { violations, console: said, errors, reports, globals: left } = await found();
        // One in the console, the other as an error.
        assert.match([...said, ...errors].join('\n'), /^.*style-src 'none'.*$/);
        assert.deepEqual(reports.map(getReportPath), ['/thanks']);
        assert.deepEqual(violations.map(getDirective), ['style-src-attr']);
        assert.deepEqual(left, []);
        await page.close();
      });

    for (const way of EXAMPLES.filter(({ name }) => name === 'own-origin'))
      it(`never says that a payment failed where the policy refuses to ask for it: <${getTag(way)}>`, async () => {
        const { followed, found } = await open(way, {
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

    it('is watched: what the policy refuses is an event, a report, and a word in the console', async () => {
      const way = EXAMPLES.find(({ name }) => name === 'own-origin');
      assert.ok(way);
      const { followed, found } = await open(way);
      const { page } = followed;
      await page.waitForText('Waiting for your payment');
      await page.run(`window.planted = 1; ${VIOLATE}`);
      assert.match(
        String(await page.run(`try { document.body.innerHTML = '<b>'; } catch ({ name }) { name }`)),
        /TypeError/,
      );
      await until('both are reported', async () => (await found()).reports.length === 2);
      const { violations, console: said, errors, globals } = await found();
      assert.deepEqual(violations.map(getDirective).sort(), ['require-trusted-types-for', 'style-src-attr']);
      assert.equal([...said, ...errors].length, 2);
      assert.deepEqual(globals, [...way.globals, 'planted'].sort());
      await page.close();
    });
  });
