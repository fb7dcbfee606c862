import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findFullBrowser } from '../../scripts/find-browser.mjs';
import { useMerchantSite } from './support/merchant-site.js';
import { OFFERED_LINK } from './support/offered-link.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();
const BACK = 'Back to the shop';

const NEEDS_CACHE = { skip: findFullBrowser() ? false : 'needs Chromium: a headless shell has no back/forward cache' };

describe('the redirect to the shop', () => {
  const site = useMerchantSite(environment);
  const getCheckoutUrl = (paymentId: string): string => `${site().url}/checkout?payment_id=${paymentId}`;
  const countVisits = (paymentId: string): number =>
    site().visits.filter((path) => path.startsWith('/thanks') && path.includes(paymentId)).length;
  const open = async (page: Page, paymentId: string): Promise<Page> => {
    await page.goto(getCheckoutUrl(paymentId));
    await page.getByText('Waiting for your payment').first().waitFor();
    return page;
  };
  const link = (page: Page) => page.locator(OFFERED_LINK).getByText(BACK, { exact: true });

  it('happens in one of three tabs, however fast the shop responds; the others show a link', async () => {
    const { paymentId } = await environment().create();
    const context = await environment().newContext();
    const pages: Page[] = [];
    for (let i = 0; i < 3; i++) pages.push(await open(await context.newPage(), paymentId));
    await environment().step(paymentId, 'succeed');
    const ends = await Promise.all(
      pages.map((page) =>
        Promise.race([
          page.waitForURL(/\/thanks/).then(() => 'left'),
          link(page)
            .waitFor()
            .then(() => 'offered'),
        ]),
      ),
    );
    assert.deepEqual(ends.sort(), ['left', 'offered', 'offered']);
    assert.equal(countVisits(paymentId), 1);
    const late = await context.newPage();
    await late.goto(getCheckoutUrl(paymentId));
    await link(late).waitFor();
    assert.equal(await late.locator('[part="stay-button"]').count(), 0);
    await link(late).click();
    await late.waitForURL(/\/thanks/);
    await context.close();
  });

  it('happens once for an element that is moved, cloned and remounted during the countdown', async () => {
    const { paymentId } = await environment().create();
    const page = await open(await environment().open(), paymentId);
    // Runs in the page, because the countdown lasts half a second.
    const moved = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const element = document.querySelector('pay-status');
          const root = element?.shadowRoot;
          if (!root) throw new Error('nothing to move');
          const observer = new MutationObserver(() => {
            if (!root.querySelector('[part="stay-button"]')) return;
            observer.disconnect();
            for (let i = 0; i < 5; i++) {
              element.remove();
              document.body.append(element, element.cloneNode());
            }
            resolve();
          });
          observer.observe(root, { subtree: true, childList: true });
        }),
    );
    // Resolves after the observer is in place.
    await page.evaluate(() => 0);
    await environment().step(paymentId, 'succeed');
    await moved;
    await page.waitForURL(/\/thanks/);
    await page.goBack();
    await link(page).first().waitFor();
    assert.equal(countVisits(paymentId), 1);
    await page.context().close();
  });

  it('is not repeated by a page that is restored from the back/forward cache', NEEDS_CACHE, async () => {
    const { paymentId } = await environment().create();
    const executablePath = findFullBrowser();
    const browser = await chromium.launch({
      args: CHROMIUM_ARGS,
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
      ...(executablePath && { executablePath }),
    });
    try {
      const page = await browser.newPage();
      // Playwright loses a restored page, so the page itself reports its content.
      await page.addInitScript(() => {
        window.addEventListener('pageshow', ({ persisted }) => {
          if (!persisted) return;
          requestAnimationFrame(() => {
            const shown = document.querySelector('pay-status')?.shadowRoot?.querySelector('[part="redirect"]');
            void fetch(`/shown?${new URLSearchParams({ text: shown?.textContent.trim() ?? '' })}`);
          });
        });
      });
      await open(page, paymentId);
      await environment().step(paymentId, 'succeed');
      await page.waitForURL(/\/thanks/);
      const goBack = page.evaluate(() => {
        history.back();
      });
      // The navigation may take the page away before the result arrives.
      await goBack.catch(() => undefined);
      const shown = () => site().visits.filter((path) => path.startsWith('/shown'));
      await until('the restored page reports its content', () => shown().length > 0);
      assert.deepEqual(shown(), [`/shown?${new URLSearchParams({ text: BACK })}`]);
      assert.equal(countVisits(paymentId), 1);
    } finally {
      await browser.close();
    }
  });

  it('is replaced by a link with target=_top in a frame of another origin', async () => {
    const { paymentId } = await environment().create();
    const page = await environment().open(`${site().url}/embedding`);
    await page.evaluate(
      (src) => {
        const frame = document.createElement('iframe');
        frame.src = src;
        document.body.append(frame);
      },
      getCheckoutUrl(paymentId).replace('127.0.0.1', 'localhost'),
    );
    const frame = page.frameLocator('iframe');
    await frame.getByText('Waiting for your payment').first().waitFor();
    await environment().step(paymentId, 'succeed');
    const offered = frame.locator(OFFERED_LINK).getByText(BACK, { exact: true });
    await offered.waitFor();
    assert.equal(await frame.locator('[part="stay-button"]').count(), 0);
    assert.equal(countVisits(paymentId), 0);
    await offered.click();
    await page.waitForURL(/\/thanks/);
    assert.equal(countVisits(paymentId), 1);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});
