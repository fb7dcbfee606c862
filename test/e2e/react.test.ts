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

/** As a shop ships it; and with the React of development, whose strict mode connects each component twice. */
const BUILDS = ['production', 'development'] as const;

const bundlePage = async (nodeEnv: (typeof BUILDS)[number]): Promise<string> => {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': JSON.stringify(nodeEnv) },
    build: { write: false, rolldownOptions: { input: join(ROOT, 'test/e2e/support/react/page.ts') } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  // The other files are languages: this page speaks the one that is built in.
  return output[0].code;
};

describe('the components of React on a server', () => {
  it('are the tags with their attributes, so that the page needs no script to be complete', () => {
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

  it('write nothing of what has no attribute, and what stands in their slots', () => {
    const words = createElement('p', { slot: 'succeeded' }, 'Thank you.');
    const client = { getPaymentStatus: () => Promise.reject(new Error('asked by a server')) };
    assert.equal(
      renderToString(createElement(PayCheckout, { paymentId: 'pay_1', client, messages: {} }, words)),
      '<pay-checkout payment-id="pay_1"><p slot="succeeded">Thank you.</p></pay-checkout>',
    );
  });
});

interface Shown {
  readonly react: {
    readonly show: (paymentId: string, client: 'first' | 'second', listener?: string) => void;
    readonly heard: string[];
    readonly isElement: () => boolean;
    readonly markup: () => string;
    readonly hydrate: (paymentId: string) => Promise<void>;
    readonly leave: () => void;
    readonly ref: { readonly current: { readonly redirect: string } | null };
  };
}

for (const nodeEnv of BUILDS) {
  describe(`the components of React on a page, built for ${nodeEnv}`, () => {
    const pages = usePages();
    let browser: Browser;
    let code = '';
    before(async () => {
      code = await bundlePage(nodeEnv);
      browser = await openBrowser();
    });
    after(() => browser.close());

    const withPage = async (
      use: (page: Page, heard: () => Promise<readonly string[]>) => Promise<void>,
    ): Promise<void> => {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      page.on('console', (message) => {
        // React of development recommends its tools.
        if (message.type() !== 'info') errors.push(message.text());
      });
      await page.goto(
        pages().publish('<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">'),
      );
      await page.addScriptTag({ content: code, type: 'module' });
      await page.waitForFunction(() => 'react' in window);
      await use(page, () => page.evaluate(() => (window as unknown as Shown).react.heard));
      assert.deepEqual(errors, []);
      await page.close();
    };

    it('give the element its attributes, its properties and a listener, and are referred to as it', () =>
      withPage(async (page, heard) => {
        await page.evaluate(() => (window as unknown as Shown).react.show('pay_1', 'first', 'one'));
        await until('the page has heard enough', async () => (await heard()).length > 1);
        assert.deepEqual(await heard(), ['asked first', 'one of pay_1']);
        assert.ok(await page.evaluate(() => (window as unknown as Shown).react.isElement()));
        assert.equal(
          await page.evaluate(() => (window as unknown as Shown).react.markup()),
          '<pay-status payment-id="pay_1" shape="inline" class="mine"></pay-status>',
        );
        // React sets a property of the very name.
        assert.equal(await page.evaluate(() => (window as unknown as Shown).react.ref.current?.redirect), 'none');
      }));

    it('take new properties and the newest listener, and forget one that is gone', () =>
      withPage(async (page, heard) => {
        await page.evaluate(() => {
          const { show } = (window as unknown as Shown).react;
          show('pay_1', 'first', 'one');
        });
        await until('the page has heard enough', async () => (await heard()).includes('one of pay_1'));
        await page.evaluate(() => (window as unknown as Shown).react.show('pay_2', 'second', 'two'));
        await until('the page has heard enough', async () => (await heard()).includes('two of pay_2'));
        // Listeners on the element run before those on the document.
        await page.evaluate(
          () =>
            new Promise((resolve) => {
              document.addEventListener('pay-status-final', resolve, { once: true });
              (window as unknown as Shown).react.show('pay_3', 'first');
            }),
        );
        const expected = ['asked first', 'one of pay_1', 'asked second', 'two of pay_2', 'asked first'];
        assert.deepEqual(await heard(), expected);
      }));

    it('tell once what the markup of a server knew before React came', () =>
      withPage(async (page, heard) => {
        await page.evaluate(() => (window as unknown as Shown).react.hydrate('pay_1'));
        await until('the page has heard enough', async () => (await heard()).includes('succeeded at last'));
        await page.evaluate(() => new Promise(requestAnimationFrame));
        assert.deepEqual(await heard(), ['succeeded after undefined', 'succeeded at last']);
      }));

    it('leave nothing behind', () =>
      withPage(async (page, heard) => {
        await page.evaluate(() => (window as unknown as Shown).react.show('pay_1', 'first', 'one'));
        await until('the page has heard enough', async () => (await heard()).length > 1);
        const element = page.locator('pay-status');
        const kept = await element.elementHandle();
        await kept?.dispatchEvent('pay-status-final');
        const expected = ['asked first', 'one of pay_1', 'one of pay_1'];
        assert.deepEqual(await heard(), expected);
        await page.evaluate(() => (window as unknown as Shown).react.leave());
        await page.waitForFunction(() => (window as unknown as Shown).react.ref.current === null);
        assert.equal(await element.count(), 0);
        await kept?.dispatchEvent('pay-status-final');
        assert.deepEqual(await heard(), expected);
      }));
  });
}
