import type { Page } from 'playwright-core';

/** The longest time that a page with many payments may not respond to its user, milliseconds. */
export const MAX_TASK_MS = 200;

/** Responds to the status requests of a page at once, so that its own work is all that takes time. */
const SCRIPT = `
  globalThis.answers = { state: { status: 'requires_action', isFinal: false } };
  globalThis.tasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  }).observe({ type: 'longtask' });
  globalThis.fetch = async (url) =>
    url.includes('/status') ? Response.json(answers.state) : new Response('{}', { status: 404 });`;

export const answerInPage = async (page: Page): Promise<void> => {
  await page.addScriptTag({ content: SCRIPT });
};

interface Measured {
  readonly answers: { state: unknown };
  readonly tasks: number[];
}

/**
 * Adds elements with a payment each, lets all payments succeed, and removes the elements. Returns the duration of the longest
 * task of each, milliseconds; 0 if none took more than 50.
 */
export const measureTasks = async (
  page: Page,
  tag: string,
  count: number,
): Promise<Readonly<Record<string, number>>> => {
  const measure = async (act: () => Promise<unknown>, text: string): Promise<number> => {
    await page.evaluate(() => (globalThis as unknown as Measured).tasks.splice(0));
    await act();
    await page.waitForFunction(
      ([name, wanted]) =>
        [...document.querySelectorAll(name)].every(({ shadowRoot }) =>
          (shadowRoot?.querySelector('pay-status')?.shadowRoot ?? shadowRoot)?.textContent.includes(wanted),
        ),
      [tag, text] as const,
      { polling: 100, timeout: 120_000 },
    );
    await page.waitForTimeout(1_000);
    return page.evaluate(() => Math.max(0, ...(globalThis as unknown as Measured).tasks));
  };
  const add = (): Promise<void> =>
    page.evaluate(
      ([name, times]) => {
        const elements = Array.from({ length: times }, (_, index) => {
          const inputs = `payment-id="pay_${index}" base-url="https://gateway.example" app-id="app" redirect="none"`;
          return `<${name} ${inputs}></${name}>`;
        });
        const list = document.createElement('div');
        list.innerHTML = elements.join('');
        document.body.append(list);
      },
      [tag, count] as const,
    );
  const succeed = (): Promise<void> =>
    page.evaluate(() => {
      (globalThis as unknown as Measured).answers.state = { status: 'succeeded', isFinal: true };
    });
  const remove = (): Promise<void> =>
    page.evaluate(() => {
      document.querySelector('div')?.remove();
    });
  return {
    added: await measure(add, 'Waiting for your payment'),
    succeeded: await measure(succeed, 'Payment complete'),
    removed: await measure(remove, ''),
  };
};
