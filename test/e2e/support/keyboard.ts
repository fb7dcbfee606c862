import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';

/** Returns the label or text of the focused element, also in shadow trees. */
const getFocusedText = (page: Page): Promise<string> =>
  page.evaluate(() => {
    let element = document.activeElement;
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? '';
  });

/** Presses Tab until an element with this text has the focus. */
export const tabTo = async (page: Page, text: RegExp): Promise<void> => {
  const passed: string[] = [];
  for (let i = 0; i < 30; i++) {
    await page.keyboard.press('Tab');
    const name = await getFocusedText(page);
    if (text.test(name)) return;
    passed.push(name);
  }
  assert.fail(`The keyboard does not reach ${text}: ${passed.join(' | ')}`);
};
