import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { buy } from './support/buyer.js';
import { waitUntilOpen } from './support/checkout.js';
import type { Fault } from './support/fault-proxy.js';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

declare global {
  /** Every title that the element has shown. */
  var titles: string[];
}

/** The faults; true if requests fail. A hanging request may still get a response. */
const FAULTS = {
  refuse: true,
  hang: false,
  truncate: true,
  garbage: true,
} as const satisfies Partial<Record<Fault, boolean>>;

describe('a network fault between the page and the gateway', () => {
  for (const [fault, fails] of Object.entries(FAULTS) as [keyof typeof FAULTS, boolean][]) {
    it(`never shows the payment as failed, and the success is shown in the end: ${fault}`, async () => {
      await environment().proxy.set('pass');
      const page = await environment().open(`${environment().proxy.url}/`);
      const paymentId = await buy(page);
      await waitUntilOpen(page);
      await environment().step(paymentId, 'process');
      await page.getByText('Payment on its way').first().waitFor();
      await page.evaluate(() => {
        const status = document.querySelector('pay-checkout')?.shadowRoot?.querySelector('pay-status');
        const root = status?.shadowRoot ?? document.body;
        globalThis.titles = [];
        new MutationObserver(() => {
          globalThis.titles.push(root.querySelector('[part="title"]')?.textContent.trim() ?? '');
        }).observe(root, { subtree: true, childList: true, characterData: true });
      });
      await environment().proxy.set(fault);
      await environment().step(paymentId, 'succeed');
      if (fails) {
        await page.locator('[part="note"]').getByText('Reconnecting').waitFor();
        assert.equal(await page.locator('[part="title"]').innerText(), 'Payment on its way');
      }
      await environment().proxy.set('pass');
      await waitForHeadline(page, PAID_HEADLINE);
      const titles = new Set(await page.evaluate(() => globalThis.titles));
      for (const title of titles) assert.match(title, /^(Payment on its way|Paid \$[\d.]+ to Marginalia)$/);
    });
  }
});
