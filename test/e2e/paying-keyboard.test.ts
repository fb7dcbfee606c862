import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { PAID_HEADLINE, waitForHeadline } from './support/headlines.js';
import { tabTo } from './support/keyboard.js';
import { useTestEnvironment } from './support/test-environment.js';
import { until } from './support/until.js';

const environment = useTestEnvironment();

/** The focused element, also in shadow trees. */
interface Focus {
  readonly tag: string;
  readonly text: string;
  /** False if a control shows no outline. */
  readonly isVisible: boolean;
}

const getFocus = (page: Page): Promise<Focus> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    if (!element) return { tag: '', text: '', isVisible: false };
    const shown = element.matches('label input') ? element.closest('label')! : element;
    const { outlineStyle } = getComputedStyle(shown);
    const isVisible = outlineStyle !== 'none' || !element.matches('a, button, input');
    return { tag: element.localName, text: shown.textContent?.replace(/\s+/g, ' ').trim() ?? '', isVisible };
  });

/** Waits until the focus is on an element with this text, and checks that the buyer sees it. */
const hasFocus = async (page: Page, tag: string, text: RegExp): Promise<void> => {
  let focus: Focus | undefined;
  await until(`the focus is on ${tag} ${text}`, async () => {
    focus = await getFocus(page);
    return focus.tag === tag && text.test(focus.text);
  });
  assert.equal(focus?.isVisible, true, `the focus on ${text} is visible`);
};

/** Records each time that the page around the elements has the focus. */
const recordLosses = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const losses: string[] = [];
    Object.assign(globalThis, { losses });
    setInterval(() => {
      if (document.activeElement === document.body) losses.push(document.querySelector('pay-checkout')!.innerText);
    }, 10);
  });

const getLosses = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { losses: readonly string[] }).losses);

/** Opens the hosted checkout of a new payment, and counts the confirmations that it sends. */
const open = async (): Promise<{ page: Page; confirmations: readonly string[]; paymentId: string }> => {
  const { paymentId, gatewayUrl } = await environment().create();
  const page = await environment().open(gatewayUrl);
  const confirmations: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/confirm')) confirmations.push(request.url());
  });
  await tabTo(page, /Sandbox wallet\s+Installed$/);
  await recordLosses(page);
  return { page, confirmations, paymentId };
};

/** Answers the question of the wallet. */
const answer = async (page: Page, name: 'Approve' | 'Reject', key: 'Enter' | 'Space'): Promise<void> => {
  await page.getByRole('dialog').waitFor();
  await tabTo(page, new RegExp(`^${name}$`));
  await page.keyboard.press(key);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
};

/** Picks the wallet of the sandbox, and connects it. */
const connect = async (page: Page): Promise<void> => {
  await hasFocus(page, 'button', /Sandbox wallet Installed$/);
  await page.keyboard.press('Space');
  await answer(page, 'Approve', 'Enter');
  await hasFocus(page, 'h2', /^Choose what to pay with$/);
};

describe('paying with a wallet by keyboard', () => {
  it('connects a wallet, chooses a coin, approves it and shows the receipt, without a loss of the focus', async () => {
    const { page, confirmations, paymentId } = await open();
    await connect(page);
    await page.keyboard.press('Tab');
    await hasFocus(page, 'input', /^\w ?50\.00 USDC/);
    await page.keyboard.press('ArrowDown');
    await hasFocus(page, 'input', /^\w ?42\.662117 EURC/);
    await page.getByRole('button', { name: 'Pay 42.662117 EURC with Sandbox wallet', disabled: false }).waitFor();
    await page.keyboard.press('ArrowUp');
    await hasFocus(page, 'input', /^\w ?50\.00 USDC/);
    await page.getByRole('button', { name: 'Pay 50.00 USDC with Sandbox wallet', disabled: false }).waitFor();
    await page.keyboard.press('Tab');
    await hasFocus(page, 'button', /^Pay 50\.00 USDC with Sandbox wallet$/);
    // At once: a second key that is pressed later reaches the dialog, and rejects.
    await page.locator('[part="pay-button"]').evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
    await page.getByRole('dialog').waitFor();
    assert.equal(await page.getByRole('dialog').count(), 1, 'a double press asks once');
    await answer(page, 'Approve', 'Space');
    await waitForHeadline(page, PAID_HEADLINE);
    assert.equal(confirmations.length, 1);
    assert.deepEqual(await getLosses(page), []);
    assert.equal((await environment().server.gateway.payments.get(paymentId)).state.status, 'succeeded');
    assert.deepEqual(environment().errors, []);
  });
});
