import type { Page } from 'playwright-core';

/** Waits until every element has hydrated. */
export const waitForHydration = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    const outer = document.querySelector<HTMLElement & { hasUpdated?: boolean }>('pay-status, pay-checkout');
    const all = [outer, outer?.shadowRoot?.querySelector('pay-status') as typeof outer];
    return all.every((element) => !element || element.hasUpdated === true);
  });

/** Returns the visible content of the element and of the one inside of it. */
export const getContent = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const outer = document.querySelector('pay-status, pay-checkout')?.shadowRoot;
    const inner = outer?.querySelector('pay-status')?.shadowRoot;
    const html = `${outer?.innerHTML ?? ''} ${inner?.innerHTML ?? ''}`;
    return html.replaceAll(/<!--.*?-->|<style[^]*?<\/style>| defer-hydration=""/g, '');
  });

/** Stores the current elements for {@link getRemovedElements}. */
export const rememberElements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const outer = document.querySelector('pay-status, pay-checkout')!.shadowRoot!;
    const inner = outer.querySelector('pay-status')?.shadowRoot;
    const found = [...outer.querySelectorAll('*'), ...(inner?.querySelectorAll('*') ?? [])];
    Object.assign(window, { remembered: found });
  });

/** Returns the tag and part of each stored element that has been removed. */
export const getRemovedElements = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    (window as unknown as { remembered: Element[] }).remembered
      .filter((one) => !one.isConnected)
      .map((one) => `${one.localName} ${one.getAttribute('part') ?? ''}`.trim()),
  );

/** Returns the layout shift so far (CLS), after the next frame. */
export const getLayoutShift = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    return observer.takeRecords().reduce((sum, entry) => sum + (entry as unknown as { value: number }).value, 0);
  });
