// Cost of many elements on one payment, compared with plain Lit elements, and the longest task of many with a payment each:
// elements.ts [--count N]. Fails if a task is too long.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { startTestEnvironment } from '../e2e/support/test-environment.js';
import { parseNumberOption } from '../support/number-option.js';
import { answerInPage, MAX_TASK_MS, measureTasks } from './longest-task.js';
import { startPages } from './pages.js';
import { countRequests } from './request-count.js';
import { row } from './table.js';

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' } } });
const count = parseNumberOption('count', values.count);

/** Runs once without measuring, to load everything that is loaded on demand. */
const WARM_UP = 20;

const plainElement = async (): Promise<string> => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL('plain-element.ts', import.meta.url)), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  return built[0]?.output[0].code ?? '';
};

const heapBytes = async (page: Page): Promise<number> => {
  const devtools = await page.context().newCDPSession(page);
  for (let i = 0; i < 4; i++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
};

/** Measures the time until `count` elements of this markup show the text and are laid out, milliseconds. */
const mount = (page: Page, markup: string, text: string, howMany: number): Promise<number> =>
  page.evaluate(
    async ([source, wanted, times]) => {
      const from = performance.now();
      const list = document.createElement('div');
      list.innerHTML = source.repeat(times);
      document.body.append(list);
      while (![...list.children].every(({ shadowRoot }) => shadowRoot?.textContent.includes(wanted))) {
        await new Promise((resolve) => setTimeout(resolve));
      }
      // Reading a size makes the browser lay out.
      list.getBoundingClientRect();
      return performance.now() - from;
    },
    [markup, text, howMany] as const,
  );

/** Cost per element: time to mount, and memory that remains afterwards. */
const cost = async (page: Page, markup: string): Promise<readonly [ms: number, bytes: number]> => {
  await mount(page, markup, 'Waiting for your payment', WARM_UP);
  const before = await heapBytes(page);
  const tookMs = await mount(page, markup, 'Waiting for your payment', count);
  return [tookMs / count, ((await heapBytes(page)) - before) / count];
};

const { environment, stop } = await startTestEnvironment();
const pages = await startPages(environment.proxy.url);
const counter = countRequests();

const plainPage = await environment.open(`${pages.url}/blank`);
await plainPage.addScriptTag({ type: 'module', content: await plainElement() });
const plain = await cost(plainPage, '<plain-element></plain-element>');

const { paymentId } = await environment.create();
const page = await environment.open(`${pages.url}/blank`);
await page.addScriptTag({ type: 'module', url: `${environment.proxy.url}/cdn/pay-status.js` });
const tag = `<pay-status payment-id="${paymentId}" base-url="${environment.proxy.url}" app-id="app_demo" redirect="none">`;
const own = await cost(page, `${tag}</pay-status>`);
const changedAt = performance.now();
await environment.server.gateway.simulation.succeed(paymentId);
await page.waitForFunction(() =>
  [...document.querySelectorAll('pay-status')].every(({ shadowRoot }) =>
    shadowRoot?.textContent.includes('Payment complete'),
  ),
);
const changeMs = performance.now() - changedAt;
const { requests, preflights } = counter.count(paymentId);
counter.stop();

const tasks: (readonly [string, Readonly<Record<string, number>>])[] = [];
for (const name of ['pay-status', 'pay-checkout']) {
  const many = await environment.open(`${pages.url}/blank`);
  await answerInPage(many);
  await many.addScriptTag({ type: 'module', url: `${environment.proxy.url}/cdn/${name}.js` });
  tasks.push([name, await measureTasks(many, name, count)]);
}
await stop();
await pages.close();

const line = (name: string, [ms, bytes]: readonly [number, number]): string =>
  row(name, ms.toFixed(3), Math.round(bytes));
console.log(`\n${count} elements\n`);
console.log([row('element', 'ms to mount', 'bytes of heap'), row('---', '---', '---')].join('\n'));
console.log([line('plain', plain), line('pay-status', own)].join('\n'));
console.log(`\nfrom the change to the last of them: ${changeMs.toFixed(0)} ms`);
console.log(`requests for three states: ${requests}, and ${preflights} preflights`);
console.log(`\nlongest task of ${count} elements with a payment each, at most ${MAX_TASK_MS} ms\n`);
console.log([row('element', 'added', 'succeeded', 'removed'), row('---', '---', '---', '---')].join('\n'));
for (const [name, measured] of tasks) {
  const times = Object.values(measured);
  console.log(row(name, ...times.map((ms) => ms.toFixed(0))));
  if (Math.max(...times) > MAX_TASK_MS) process.exitCode = 1;
}
