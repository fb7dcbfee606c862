import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { PayCheckout, PayStatus } from 'pay-status/react';
import type { Browser, Page } from 'playwright-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../package/repository.js';
import { openBrowser } from './support/browser.js';
import { usePages } from './support/pages.js';
import { until } from './support/until.js';

/** With React's development build, which connects each component twice in strict mode. */
const bundlePage = async (): Promise<string> => {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, rolldownOptions: { input: join(ROOT, 'test/e2e/support/react/page.ts') } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  // The other files are languages; this page uses the built-in one.
  return output[0].code;
};

describe('the React components on a server', () => {
  it('render the tags with their attributes', () => {
    const status = createElement(PayStatus, {
      paymentId: 'pay_1',
      baseUrl: 'https://gateway.example',
      redirectDelay: 0,
      errorUrl: undefined,
      shape: 'inline',
      className: 'mine',
      onPayStatusFinal: () => undefined,
    });
    assert.equal(
      renderToString(status),
      '<pay-status payment-id="pay_1" base-url="https://gateway.example" redirect-delay="0" shape="inline" class="mine"></pay-status>',
    );
  });

  it('render their slots, and leave out properties without an attribute', () => {
    const slotted = createElement('p', { slot: 'succeeded' }, 'Thank you.');
    const client = { getPaymentStatus: () => Promise.reject(new Error('requested by a server')) };
    assert.equal(
      renderToString(createElement(PayCheckout, { paymentId: 'pay_1', client, messages: {} }, slotted)),
      '<pay-checkout payment-id="pay_1"><p slot="succeeded">Thank you.</p></pay-checkout>',
    );
  });
});

interface Shown {
  readonly react: {
    readonly show: (paymentId: string, client: 'first' | 'second', listener?: string) => void;
    readonly log: string[];
    readonly isElement: () => boolean;
    readonly markup: () => string;
    readonly hydrate: (paymentId: string) => Promise<void>;
    readonly leave: () => void;
    readonly ref: { readonly current: { readonly redirect: string } | null };
  };
}

describe('the React components on a page', () => {
  const pages = usePages();
  let browser: Browser;
  let code = '';
  before(async () => {
    code = await bundlePage();
    browser = await openBrowser();
  });
  after(() => browser.close());

  const withPage = async (use: (page: Page, log: () => Promise<readonly string[]>) => Promise<void>): Promise<void> => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      // React's development build recommends its developer tools.
      if (message.type() !== 'info') errors.push(message.text());
    });
    await page.goto(
      pages().publish('<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">'),
    );
    await page.addScriptTag({ content: code, type: 'module' });
    await page.waitForFunction(() => 'react' in window);
    await use(page, () => page.evaluate(() => (window as unknown as Shown).react.log));
    assert.deepEqual(errors, []);
    await page.close();
  };

  it('set attributes, properties and a listener on the element, and their ref is the element', () =>
    withPage(async (page, log) => {
      await page.evaluate(() => (window as unknown as Shown).react.show('pay_1', 'first', 'one'));
      await until('the page has recorded enough', async () => (await log()).length > 1);
      assert.deepEqual(await log(), ['requested first', 'one of pay_1']);
      assert.ok(await page.evaluate(() => (window as unknown as Shown).react.isElement()));
      assert.equal(
        await page.evaluate(() => (window as unknown as Shown).react.markup()),
        '<pay-status payment-id="pay_1" shape="inline" class="mine"></pay-status>',
      );
      // React sets the property of the same name.
      assert.equal(await page.evaluate(() => (window as unknown as Shown).react.ref.current?.redirect), 'none');
    }));

  it('update properties and listeners, and remove a listener that is no longer passed', () =>
    withPage(async (page, log) => {
      await page.evaluate(() => {
        const { show } = (window as unknown as Shown).react;
        show('pay_1', 'first', 'one');
      });
      await until('the page has recorded enough', async () => (await log()).includes('one of pay_1'));
      await page.evaluate(() => (window as unknown as Shown).react.show('pay_2', 'second', 'two'));
      await until('the page has recorded enough', async () => (await log()).includes('two of pay_2'));
      // Listeners on the element run before those on the document.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            document.addEventListener('pay-status-final', resolve, { once: true });
            (window as unknown as Shown).react.show('pay_3', 'first');
          }),
      );
      const expected = ['requested first', 'one of pay_1', 'requested second', 'two of pay_2', 'requested first'];
      assert.deepEqual(await log(), expected);
    }));

  it('fire the events of server-rendered markup once when they hydrate', () =>
    withPage(async (page, log) => {
      await page.evaluate(() => (window as unknown as Shown).react.hydrate('pay_1'));
      await until('the page has recorded enough', async () => (await log()).includes('succeeded at last'));
      await page.evaluate(() => new Promise(requestAnimationFrame));
      assert.deepEqual(await log(), ['succeeded after undefined', 'succeeded at last']);
    }));

  it('remove the element, its ref and its listeners when they unmount', () =>
    withPage(async (page, log) => {
      await page.evaluate(() => (window as unknown as Shown).react.show('pay_1', 'first', 'one'));
      await until('the page has recorded enough', async () => (await log()).length > 1);
      const element = page.locator('pay-status');
      const kept = await element.elementHandle();
      await kept?.dispatchEvent('pay-status-final');
      const expected = ['requested first', 'one of pay_1', 'one of pay_1'];
      assert.deepEqual(await log(), expected);
      await page.evaluate(() => (window as unknown as Shown).react.leave());
      await page.waitForFunction(() => (window as unknown as Shown).react.ref.current === null);
      assert.equal(await element.count(), 0);
      await kept?.dispatchEvent('pay-status-final');
      assert.deepEqual(await log(), expected);
    }));
});
