import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();
/** The id of a delivery to an endpoint that refuses connections. */
let deliveryId = '';

const request = async (method: string, path: string, body?: object): Promise<unknown> => {
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch(`${environment().proxy.url}/sandbox/${path}`, {
    method,
    ...(body && { headers, body: JSON.stringify(body) }),
  });
  return response.json();
};

/** Records the requests of the page that are not reads. */
const recordWrites = (page: Page): string[] => {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return writes;
};

const BUTTONS: readonly (readonly [name: string, hash: () => string, write: () => string])[] = [
  ['Create payment', () => 'payments/new', () => 'POST /sandbox/payments'],
  ['Resend', () => `webhooks/${deliveryId}`, () => `POST /sandbox/deliveries/${deliveryId}/resend`],
];

/** The change may be rendered before the response arrives: waits until the button is enabled again. */
const waitUntilDone = (page: Page, name: string): Promise<void> =>
  page.locator('button[aria-disabled="false"]', { hasText: name }).waitFor();

/** Two clicks in one task. */
const pressTwice = (button: HTMLElement | SVGElement): void => {
  (button as HTMLElement).click();
  (button as HTMLElement).click();
};

describe('a button of the console', () => {
  before(async () => {
    await request('PUT', 'webhook-endpoint', { url: 'http://localhost:9/hook' });
    await environment().create();
    const { data } = (await request('GET', 'deliveries')) as { data: readonly { id: string }[] };
    deliveryId = data[0]?.id ?? '';
  });

  for (const [name, hash, write] of BUTTONS) {
    it(`sends one request for two clicks: ${name}`, async () => {
      const page = await environment().open(`${environment().proxy.url}/console#/${hash()}`);
      const writes = recordWrites(page);
      const button = page.getByRole('button', { name }).first();
      await button.waitFor();
      await button.evaluate(pressTwice);
      await page.locator('.notice.done').waitFor();
      assert.equal(writes.length, 1, 'while the request is pending');
      assert.ok(writes[0]?.startsWith(write()), writes[0]);
    });
  }

  it('advances the clock once per click', async () => {
    const page = await environment().open(`${environment().proxy.url}/console#/clock`);
    await page.getByText('In step with this computer').waitFor();
    const button = page.getByRole('button', { name: '+ 1 minute' });
    await button.click();
    await page.getByText('1 min ahead').waitFor();
    await waitUntilDone(page, '1 minute');
    await button.dispatchEvent('click', { detail: 2 });
    await page.getByText('2 min ahead').waitFor();
  });
});
