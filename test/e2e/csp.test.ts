import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Browser } from 'puppeteer-core';
import { ANNOUNCE_WALLET, exposeKey } from './csp/announced-wallet.js';
import { EXAMPLES, type Example } from './csp/document.js';
import { ENGINE_NAMES, openEngine } from './csp/engines.js';
import { followBack, followInFrame, followToReceipt, leaveFrame, payWithWallet, type Followed } from './csp/flow.js';
import { startSite, type Site } from './csp/site.js';
import { watchPage } from './csp/watched-page.js';
import { until } from './support/until.js';
import { startSandbox, type Sandbox } from './support/sandbox.js';

/** An app that never responds: the page falls back. */
const BRIDGE = 'window.PayStatusHost = { postMessage() {} }';

/** An expression: true if a style sheet of the page has set a token. */
const hasPreset = (tag: string): string =>
  `getComputedStyle(document.querySelector('${tag}')).getPropertyValue('--pay-on-accent') !== ''`;

/** An expression that violates the policy of every page. */
const VIOLATE = `document.body.setAttribute('style', 'color: red'); 0`;

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
    const open = async (example: Example) => {
      assert.ok(sandbox && site && browser);
      const { url, icons, visits, reports } = site;
      const [reportsBefore, visitsBefore] = [reports.length, visits.length];
      const { paymentId } = await sandbox.create();
      const before = example.name === 'webview' ? `${BRIDGE};${ANNOUNCE_WALLET}` : ANNOUNCE_WALLET;
      const page = await watchPage(browser, { prepare: exposeKey, before });
      await page.goTo(`${url}/${example.name}?pid=${paymentId}&index=${example.index}`);
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
  });
