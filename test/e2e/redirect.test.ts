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
});
