import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

/** Opens the API reference and records every request of the page, including blocked ones. */
const openDocs = async (options: BrowserContextOptions = {}) => {
  const requests: string[] = [];
  const context = await environment().newContext(options);
  context.on('request', (request) => requests.push(request.url()));
  const page = await context.newPage();
  await page.goto(`${environment().proxy.url}/docs`);
  await page.locator('#operations-Payments-createPayment').waitFor();
  // Data URLs send no request.
  const hosts = (): string[] => [
    ...new Set(requests.filter((url) => !url.startsWith('data:')).map((url) => new URL(url).origin)),
  ];
  return { page, hosts };
};

/** Opens an operation and sends its example; returns the HTTP status and the body of the response. */
const tryOut = async (page: Page, id: string, fill: (operation: Locator) => Promise<void> = async () => undefined) => {
  const operation = page.locator(`#operations-${id}`);
  await operation.locator('.opblock-summary-control').click();
  await operation.locator('.try-out__btn').click();
  await fill(operation);
  await operation.locator('.execute').click();
  const answer = operation.locator('.live-responses-table .response').first();
  await answer.waitFor();
  const status = (await answer.locator('.response-col_status').innerText()).trim();
  return { status, body: await answer.locator('.highlight-code code').first().innerText() };
};

describe('the API reference', () => {
  for (const [colorScheme, width] of [
    ['light', 360],
    ['dark', 1280],
  ] as const) {
    it(`shows every operation and event without requests to other servers, ${colorScheme}, ${width} px wide`, async () => {
      const { page, hosts } = await openDocs({ colorScheme, viewport: { width, height: 900 } });
      const { paths, webhooks } = (await (await fetch(`${environment().proxy.url}/openapi.json`)).json()) as Record<
        string,
        object
      >;
      const methods = [paths, webhooks].flatMap((items = {}) => Object.values(items).flatMap(Object.keys));
      assert.equal(await page.locator('.opblock').count(), methods.filter((method) => !method.startsWith('x-')).length);
      await page.locator('#operations-Payments-createPayment .opblock-summary-control').click();
      await page.locator('#operations-Payments-createPayment .responses-wrapper').waitFor();
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.equal(overflow, 0);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      assert.equal(ground, colorScheme === 'light' ? 'rgb(246, 247, 249)' : 'rgb(15, 17, 21)');
      assert.deepEqual(hosts(), [environment().proxy.url]);
      assert.deepEqual(environment().errors, []);
      await page.context().close();
    });
  }

  for (const colorScheme of ['light', 'dark'] as const)
    it(`has no text of too little contrast, with every kind of operation open and one tried, ${colorScheme}`, async () => {
      const { page } = await openDocs({ colorScheme, viewport: { width: 1280, height: 900 } });
      assert.deepEqual(await findAxeViolations(page, ['color-contrast']), []);
      for (const kind of ['post', 'get', 'put', 'delete']) {
        await page.locator(`.opblock-${kind} .opblock-summary-method`).first().click();
        await page.locator(`.opblock-${kind}.is-open .responses-wrapper`).first().waitFor();
      }
      await page.locator('#operations-Payments-createPayment .try-out__btn').click();
      await page.locator('#operations-Payments-createPayment .execute').click();
      await page.locator('#operations-Payments-createPayment .live-responses-table .response').first().waitFor();
      assert.deepEqual(await findAxeViolations(page, ['color-contrast']), []);
      assert.deepEqual(environment().errors, []);
      await page.context().close();
    });

  it('sends operations of a merchant, of a buyer and of the sandbox with the sandbox keys', async () => {
    const { page, hosts } = await openDocs();
    const created = await tryOut(page, 'Payments-createPayment');
    assert.equal(created.status, '201');
    const { paymentId } = JSON.parse(created.body) as { paymentId: string };
    const fillId = (operation: Locator): Promise<void> => operation.locator('[placeholder="id"]').fill(paymentId);
    assert.match((await tryOut(page, 'Gateway-getGatewayPayment', fillId)).body, /"value": "2400"/);
    assert.match((await tryOut(page, 'Sandbox-succeedPayment', fillId)).body, /"succeeded"/);
    assert.match((await tryOut(page, 'Lists-listPayments')).body, new RegExp(paymentId));
    assert.deepEqual(hosts(), [environment().proxy.url]);
    assert.deepEqual(environment().errors, []);
    await page.context().close();
  });
});
