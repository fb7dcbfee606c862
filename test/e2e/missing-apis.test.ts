import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { OPEN_HEADLINE } from './support/headlines.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

/**
 * Expressions that remove platform APIs, before any script of the page runs. Old WebViews and DOMs for tests lack them. What can
 * stand in for each other is in different groups.
 */
const REMOVALS = {
  'attachInternals, observers of sizes, channels between tabs': [
    'delete HTMLElement.prototype.attachInternals',
    'delete globalThis.ResizeObserver',
    'delete globalThis.BroadcastChannel',
    'delete Crypto.prototype.randomUUID',
    'delete Navigator.prototype.clipboard',
    'delete globalThis.structuredClone',
    'delete AbortSignal.any; delete AbortSignal.timeout',
    'delete Array.prototype.at; delete String.prototype.at; delete Array.prototype.findLast; delete Array.prototype.toSorted',
  ],
  'custom states, observers of nodes, channels of messages': [
    'delete ElementInternals.prototype.states',
    'delete globalThis.MutationObserver',
    'delete globalThis.MessageChannel',
    'delete Crypto.prototype.subtle',
    'delete Navigator.prototype.onLine',
    'delete globalThis.reportError',
    'delete AbortSignal.prototype.throwIfAborted; delete AbortSignal.prototype.reason',
    'for (const { prototype } of [Element, Document, DocumentFragment]) delete prototype.replaceChildren',
  ],
  'the syntax of custom states, constructed style sheets, locks, storage': [
    "CustomStateSet.prototype.add = () => { throw new SyntaxError('old') }",
    'delete ShadowRoot.prototype.adoptedStyleSheets; delete Document.prototype.adoptedStyleSheets',
    'delete globalThis.matchMedia',
    'delete globalThis.WeakRef',
    'delete Navigator.prototype.locks',
    'delete Navigator.prototype.share',
    "Object.defineProperty(globalThis, 'localStorage', { get() { throw new Error('blocked') } })",
    'delete globalThis.TextEncoder',
    'delete globalThis.queueMicrotask',
    'delete Object.hasOwn',
    'delete Element.prototype.part',
  ],
  'cryptography, storage of the tab, dialogs, selectors': [
    'delete globalThis.crypto',
    "Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new Error('blocked') } })",
    'delete Performance.prototype.timeOrigin',
    'delete globalThis.TextDecoder',
    'delete Intl.ListFormat; delete Intl.Segmenter; delete Intl.DurationFormat',
    'delete HTMLDialogElement.prototype.showModal',
    "for (const name of ['matches', 'querySelector', 'querySelectorAll']) { const { [name]: call } = Element.prototype; " +
      "Element.prototype[name] = function (selector) { if (/:modal|:state|:focus-visible/.test(selector)) throw new SyntaxError('old'); return call.call(this, selector) } }",
  ],
};

const TAGS = ['pay-status', 'pay-checkout'] as const;

const TITLES = {
  open: { 'pay-status': 'Waiting for your payment', 'pay-checkout': OPEN_HEADLINE },
  paid: { 'pay-status': 'Payment complete', 'pay-checkout': 'Paid $50.00 to Marginalia' },
};

describe('the elements where the platform lacks APIs', () => {
  for (const [what, removals] of Object.entries(REMOVALS))
    it(`show a payment that succeeds, and dispatch their final event once: ${what}`, async () => {
      const { proxy, server, newContext, create, errors } = environment();
      const { paymentId } = await create();
      const context = await newContext();
      await context.addInitScript(removals.join(';'));
      const page = await context.newPage();
      await page.goto(`${proxy.url}/openapi.json`);
      await page.evaluate(
        ([id, url, ...tags]) => {
          document.body.textContent = '';
          for (const tag of tags) {
            const element = document.createElement(tag);
            const inputs = { 'payment-id': id, 'base-url': url, 'app-id': 'app_demo' };
            for (const [name, value] of Object.entries(inputs)) element.setAttribute(name, value);
            if (tag === 'pay-checkout') element.setAttribute('gateway-url', `${url}/?pid=${id}`);
            element.addEventListener('pay-status-final', () => (document.title += `${tag},`));
            document.body.append(element);
          }
        },
        [paymentId, proxy.url, ...TAGS] as const,
      );
      for (const tag of TAGS) await page.addScriptTag({ type: 'module', url: `${proxy.url}/cdn/${tag}.js` });
      const shows = async (texts: (typeof TITLES)[keyof typeof TITLES]): Promise<void> => {
        for (const tag of TAGS) await page.locator(tag).getByText(texts[tag]).first().waitFor();
      };
      await shows(TITLES.open);
      await server.gateway.simulation.succeed(paymentId);
      await shows(TITLES.paid);
      assert.deepEqual((await page.title()).split(',').sort(), ['', ...TAGS].sort());
      // The environment watches the headlines with one.
      const own = errors.splice(0).filter((error) => !error.includes('MutationObserver is not defined'));
      assert.deepEqual(own, []);
    });

  it('can be read by Safari before 16.4: there is no lookbehind in the code', () => {
    for (const file of readdirSync('dist/cdn').filter((name) => name.endsWith('.js')))
      assert.doesNotMatch(readFileSync(`dist/cdn/${file}`, 'utf8'), /\(\?<[=!]/, file);
  });
});
