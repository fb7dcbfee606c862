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
  it('shows every operation and event on a phone, in light colours, without requests to other servers', async () => {
    const { page, hosts } = await openDocs({ viewport: { width: 360, height: 900 } });
    const { paths, webhooks } = (await (await fetch(`${environment().proxy.url}/openapi.json`)).json()) as Record<
      string,
      object
    >;
    const methods = [paths, webhooks].flatMap((items = {}) => Object.values(items).flatMap(Object.keys));
    assert.equal(await page.locator('.opblock').count(), methods.filter((method) => !method.startsWith('x-')).length);
    for (const kind of ['post', 'get', 'put', 'delete']) {
      await page.locator(`.opblock-${kind} .opblock-summary-method`).first().click();
      await page.locator(`.opblock-${kind}.is-open .responses-wrapper`).first().waitFor();
    }
    assert.deepEqual(await findAxeViolations(page, ['color-contrast']), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    assert.deepEqual(hosts(), [environment().proxy.url]);
    assert.deepEqual(environment().errors, []);
  });

  it('sends operations of a merchant, of a buyer and of the sandbox with the sandbox keys, in dark colours', async () => {
    const { page, hosts } = await openDocs({ colorScheme: 'dark' });
    const created = await tryOut(page, 'Payments-createPayment');
    assert.equal(created.status, '201');
    const { paymentId } = JSON.parse(created.body) as { paymentId: string };
    const fillId = (operation: Locator): Promise<void> => operation.locator('[placeholder="id"]').fill(paymentId);
    assert.match((await tryOut(page, 'Gateway-getGatewayPayment', fillId)).body, /"value": "2400"/);
    assert.match((await tryOut(page, 'Sandbox-succeedPayment', fillId)).body, /"succeeded"/);
    assert.deepEqual(await findAxeViolations(page, ['color-contrast']), []);
    assert.deepEqual(hosts(), [environment().proxy.url]);
    assert.deepEqual(environment().errors, []);
  });
});
