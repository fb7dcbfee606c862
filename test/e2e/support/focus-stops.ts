import type { Page } from 'playwright-core';

/** An interactive control. */
export interface Stop {
  readonly name: string;
  /** Index among the controls of the page, in reading order. */
  readonly place: number;
  /** In the viewport, CSS pixels. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
}

/** Runs in the page. */
const find = (isFocused: boolean): Stop[] => {
  const inner = (element: Element | null): Element | null =>
    element?.shadowRoot?.activeElement ? inner(element.shadowRoot.activeElement) : element;
  const active = inner(document.activeElement);
  const controls = globalThis
    .everyElement()
    .filter((element) => element.matches('a[href], button, input, select, textarea, summary, [tabindex="0"]'))
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  return controls
    .filter((element) => !isFocused || element === active)
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
      return { name, place: controls.indexOf(element), box: { x, y, width, height } };
    });
};

/** Returns the focusable controls in reading order. */
export const findStops = (page: Page): Promise<readonly Stop[]> => page.evaluate(find, false);

/** Returns the focused element; undefined if it is the page. */
export const getFocusedStop = async (page: Page): Promise<Stop | undefined> => (await page.evaluate(find, true))[0];

/** Presses Tab until the focus leaves the page, and calls `visit` for each stop while it has the focus. */
export const tabThrough = async (page: Page, visit: (stop: Stop) => Promise<void> | void): Promise<void> => {
  const { length } = await findStops(page);
  // Limited, in case the page traps the focus.
  for (let presses = 0; presses <= length; presses++) {
    await page.keyboard.press('Tab');
    const stop = await getFocusedStop(page);
    if (!stop) return;
    await visit(stop);
  }
};
