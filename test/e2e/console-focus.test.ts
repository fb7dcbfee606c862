import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const open = (hash: string): Promise<Page> => environment().open(`${environment().proxy.url}/console#/${hash}`);

/** Returns the label, id or tag of the focused element: `BODY` if the focus was lost. */
const getFocused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document;
    return activeElement?.getAttribute('aria-label') ?? (activeElement?.id || activeElement?.tagName) ?? '';
  });

/** Records whether the focus is ever lost, even between two frames. */
const watchForLoss = (page: Page): Promise<void> =>
  page.evaluate(() => {
    new MutationObserver(() => {
      if (document.activeElement === document.body) document.documentElement.dataset.lost = 'true';
    }).observe(document.body, { subtree: true, childList: true });
  });

const hasLost = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset.lost !== undefined);

describe('the focus in the console', () => {
  const ids: string[] = [];
  before(async () => {
    for (const referenceId of ['order one', 'order two'])
      ids.push((await environment().create({ referenceId })).paymentId);
  });

  it('stays in the details when Back navigates from one payment to another', async () => {
    const page = await open(`payments/${ids[0]}`);
    await page.locator('.detail bdi', { hasText: 'order one' }).waitFor();
    await page.evaluate((id) => (location.hash = `#/payments/${id}`), ids[1]);
    await page.locator('.detail bdi', { hasText: 'order two' }).waitFor();
    await page.getByRole('button', { name: 'Reject' }).focus();
    await watchForLoss(page);
    await page.goBack();
    await page.locator('.detail bdi', { hasText: 'order one' }).waitFor();
    assert.equal(await getFocused(page), 'Details');
    assert.equal(await hasLost(page), false);
  });

  it('moves to the content when a notice that has it times out', async () => {
    const page = await environment().open();
    await page.clock.install();
    await page.goto(`${environment().proxy.url}/console#/faults`);
    await page.getByRole('button', { name: 'Slow network' }).click();
    const dismiss = page.getByRole('button', { name: 'Dismiss' });
    await dismiss.focus();
    await page.clock.fastForward(8_000);
    await dismiss.waitFor({ state: 'detached' });
    assert.equal(await getFocused(page), 'content');
  });
});
