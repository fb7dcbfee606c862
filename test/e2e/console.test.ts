import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Locator, Page } from 'playwright-core';
import { findAxeViolations } from './support/axe.js';
import { tabTo } from './support/keyboard.js';
import { until } from './support/until.js';
import { startWebhookReceiver, type WebhookReceiver } from './support/webhook-receiver.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();
let receiver: WebhookReceiver;

before(async () => {
  receiver = await startWebhookReceiver();
});
after(() => receiver.close());

const open = (hash = ''): Promise<Page> => environment().open(`${environment().proxy.url}/console${hash}`);
const getRow = (page: Page, words: string): Locator => page.locator('a.row', { hasText: words });
const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();
const waitForNotice = (page: Page, words: string): Promise<void> =>
  page.locator('.notice', { hasText: words }).waitFor();
const getBadge = (page: Page, words: string): Locator => page.locator('.detail .badge', { hasText: words });

describe('the console', () => {
  it('shows a new payment, pays it by keyboard, refunds it, and shows its timeline and its webhooks', async () => {
    const page = await open('#/webhooks/endpoint');
    await page.getByLabel('URL').fill(receiver.url);
    await press(page, 'Register');
    await waitForNotice(page, `Events go to ${receiver.url}`);
    await page.getByRole('link', { name: 'Payments' }).click();
    await page.getByText('No payments yet').waitFor();

    const { paymentId } = await environment().create({ referenceId: 'order keyboard' });
    await getRow(page, 'order keyboard').waitFor();
    await tabTo(page, /order keyboard/);
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Pay', exact: true }).waitFor();
    await tabTo(page, /^Pay$/);
    await page.keyboard.press('Enter');
    await getBadge(page, 'Processing').waitFor();
    // The focus moves to the next step, which is enabled once the previous one is answered.
    await page.locator('.steps button:focus[aria-disabled="false"]').waitFor();
    await page.keyboard.press('Enter');
    await getBadge(page, 'Succeeded').waitFor();
    await press(page, 'Settle');
    await getBadge(page, 'Settled').waitFor();
    await press(page, 'Refund');
    await getBadge(page, 'Refunded').waitFor();
    await page.getByText('nothing more can happen').waitFor();
    const types = await page.locator('.timeline b').allInnerTexts();
    assert.deepEqual(types, ['payment.created', 'payment.processing', 'payment.succeeded', 'payment.settled']);
    await until('four webhooks', () => receiver.received.length === 4);

    await page.locator('.event-settled').getByRole('link', { name: 'Delivered' }).click();
    const sent = receiver.received.at(-1);
    await page.getByText('Request of attempt 1').click();
    const headers = await page.locator('.headers').innerText();
    for (const name of ['webhook-id', 'webhook-timestamp', 'webhook-signature'])
      assert.ok(headers.includes(String(sent?.headers[name])), `${name}: ${headers}`);
    assert.deepEqual(JSON.parse(await page.locator('.json').innerText()), JSON.parse(sent?.body ?? ''));
    assert.ok((await page.locator('.facts').innerText()).includes(paymentId));
    receiver.body = '{"result":"other_mode"}';
    await press(page, 'Resend');
    await page.getByText('Attempt 2').first().waitFor();
    await page.locator('.event-note', { hasText: 'Result: other_mode' }).waitFor();
    await getRow(page, '2 attempts, result: other_mode').waitFor();
    receiver.body = '{"code":"no_matching_signature"}';
    receiver.status = 400;
    await press(page, 'Resend');
    await getRow(page, '3 attempts, The endpoint responded with 400 (no_matching_signature)').waitFor();
    receiver.body = '';
    receiver.status = 200;
    assert.equal(receiver.received.length, 6);
    assert.deepEqual(environment().errors, []);
  });

  it('moves through the list with the arrow keys', async () => {
    for (const referenceId of ['first', 'second', 'third']) await environment().create({ referenceId });
    const page = await open();
    await getRow(page, 'third').focus();
    const focused = () => page.locator('a.row:focus .cut').innerText();
    for (const [key, expected] of [
      ['ArrowDown', 'second'],
      ['ArrowDown', 'first'],
      ['Home', 'third'],
      ['ArrowUp', 'third'],
    ] as const) {
      await page.keyboard.press(key);
      assert.equal(await focused(), expected);
    }
  });

  it('injects faults into the gateway, and removes them', async () => {
    const page = await open('#/faults');
    const answer = async () => (await fetch(`http://localhost:${environment().server.port}/v1/payments`)).status;
    await page.getByRole('button', { name: 'Gateway down' }).click();
    await waitForNotice(page, 'Added Gateway down');
    await page.locator('.row', { hasText: 'answers 503' }).waitFor();
    assert.equal(await answer(), 503);
    await press(page, 'Clear all');
    await page.getByText('No faults', { exact: true }).waitFor();
    assert.equal(await answer(), 401);

    await page.getByLabel('Route').fill('GET /v1/payments');
    await page.getByLabel('Kind').selectOption('status');
    await page.getByRole('spinbutton', { name: 'Status' }).fill('418');
    await page.getByText('Frequency and headers').click();
    await page.getByLabel('Times').fill('1');
    await press(page, 'Add fault');
    await page.locator('.row', { hasText: '1 left' }).waitFor();
    assert.equal(await answer(), 418);
    await page.getByText('No faults', { exact: true }).waitFor();
  });

  it('switches failures of wallet payments on and off', async () => {
    const page = await open('#/faults');
    const settings = async () =>
      (await fetch(`http://localhost:${environment().server.port}/sandbox/rail`)).json() as Promise<object>;
    const apply = async () => {
      await press(page, 'Apply');
      await waitForNotice(page, 'Applied to wallet payments');
    };
    await page.getByLabel('No account has funds').check();
    await page.getByLabel('Prices are valid for').fill('5');
    await page.getByLabel('Details of the buyer').selectOption('url');
    await apply();
    const off = { noFunds: false, sanctioned: false, quoteSeconds: null, failsExecution: false, details: 'none' };
    assert.deepEqual(await settings(), { ...off, noFunds: true, quoteSeconds: 5, details: 'url' });
    await page.reload();
    await page.locator('input[name="noFunds"]:checked').waitFor();
    await page.getByLabel('No account has funds').uncheck();
    await page.getByLabel('Prices are valid for').fill('');
    await page.getByLabel('Details of the buyer').selectOption('none');
    await apply();
    assert.deepEqual(await settings(), off);
  });

  it('makes a payment expire by advancing the clock', async () => {
    const page = await open('#/payments/new');
    await page.getByLabel('Amount').fill('12.345');
    await press(page, 'Create payment');
    await page.getByText('at most 2 decimals').waitFor();
    await page.getByLabel('Amount').fill('12.34');
    await page.getByLabel('Reference').fill('order late');
    await page.getByLabel('Expires in, minutes').fill('8');
    await press(page, 'Create payment');
    await page.locator('.detail h2', { hasText: '$12.34' }).waitFor();
    await page.getByRole('link', { name: 'Clock' }).click();
    for (let i = 0; i < 2; i++) {
      await press(page, '+ 5 minutes');
      await page.getByText(`${5 * (i + 1)} min ahead`).waitFor();
    }
    await page.getByRole('link', { name: 'Payments' }).click();
    await getRow(page, 'order late').getByText('Expired').waitFor();
  });

  it('restores its view after Back and reload', async () => {
    const { paymentId } = await environment().create({ referenceId: 'order again' });
    const page = await open();
    await page.getByLabel('Status').selectOption('Requires action');
    await getRow(page, 'order again').click();
    await page.locator('.facts', { hasText: paymentId }).waitFor();
    const url = page.url();
    await page.getByRole('link', { name: 'Clock', exact: true }).click();
    await page.getByRole('heading', { name: 'Clock', exact: true }).waitFor();
    await page.goBack();
    await page.locator('.facts', { hasText: paymentId }).waitFor();
    assert.equal(page.url(), url);
    await page.reload();
    await page.locator('.facts', { hasText: paymentId }).waitFor();
    assert.equal(await page.getByLabel('Status').inputValue(), 'requires_action');
  });

  it('shows the error message of the gateway', async () => {
    const page = await open('#/payments/new');
    await page.getByLabel('Reference').fill('<img src=x onerror=alert(1)>');
    await press(page, 'Create payment');
    await waitForNotice(page, 'Validation error: referenceId');
    await page.locator('.notice code', { hasText: 'params_validation' }).waitFor();
    await press(page, 'Dismiss');
    await page.locator('.notice').waitFor({ state: 'detached' });
  });

  it('reveals the secret only on request, rotates it, and deletes the endpoint only after a confirmation', async () => {
    const page = await open('#/webhooks/endpoint');
    const secret = page.locator('.secret code');
    await secret.waitFor();
    assert.doesNotMatch(await page.content(), /whsec_[A-Za-z0-9+/]/);
    await press(page, 'Reveal');
    await page.locator('.secret', { hasText: /whsec_[A-Za-z0-9+/]{40}/ }).waitFor();
    const before = await secret.innerText();
    assert.match(before, /^whsec_[\w+/=]{40,}$/);
    await press(page, 'Rotate');
    await page.getByText('The previous secret also signs').waitFor();
    assert.notEqual(await secret.innerText(), before);
    await press(page, 'Send payment.failed');
    await getRow(page, 'payment.failed').getByText('Delivered').waitFor();
    await press(page, 'Delete…');
    await press(page, 'Keep it');
    await press(page, 'Delete…');
    await press(page, 'Delete permanently');
    await page.getByText('Not registered').waitFor();
  });

  it('shows that it is disconnected, keeps its data, and catches up after reconnecting', async () => {
    const page = await open();
    await page.getByText('Up to date').waitFor();
    await environment().proxy.set('refuse');
    await page.getByText('Reconnecting').waitFor();
    assert.ok(await getRow(page, 'order again').isVisible());
    await environment().create({ referenceId: 'order meanwhile' });
    await environment().proxy.set('pass');
    await getRow(page, 'order meanwhile').waitFor();
    await page.getByText('Up to date').waitFor();
  });
});

describe('every panel of the console', () => {
  /** Creates data for every panel; resolves to a text that each panel shows, by its URL hash. */
  const prepare = async (): Promise<Readonly<Record<string, string>>> => {
    const base = `${environment().proxy.url}/sandbox`;
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify({ url: receiver.url });
    await fetch(`${base}/webhook-endpoint`, { method: 'PUT', headers, body });
    const { paymentId } = await environment().create();
    await environment().step(paymentId, 'succeed');
    const fault = JSON.stringify({ route: 'GET /v1/none', kind: 'delay', delayMs: 5 });
    await fetch(`${base}/faults`, { method: 'POST', headers, body: fault });
    const answer = await fetch(`${base}/deliveries?limit=1`);
    const { data } = (await answer.json()) as { data: readonly { id: string }[] };
    return {
      '#/payments': 'No payment selected',
      [`#/payments/${paymentId}`]: 'Timeline',
      '#/payments/new': 'Create payment',
      '#/payments?mode=live': 'Live',
      '#/payments/pay_none': 'Payment not found',
      '#/payments?merchant=mrch_none': 'No payments yet',
      '#/merchants': 'No merchant selected',
      '#/merchants/merchant_demo': 'Bank accounts',
      '#/merchants/new': 'Create merchant',
      '#/merchants/mrch_none': 'Merchant not found',
      '#/webhooks': 'Signing secret',
      '#/webhooks/endpoint': 'Signing secret',
      [`#/webhooks/${data[0]?.id}`]: 'Attempts',
      '#/faults': 'GET /v1/none',
      '#/clock': 'Advance the clock',
    };
  };

  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [360, 1280]) {
      it(`has no axe violations and no horizontal overflow, ${colorScheme}, ${width} px wide`, async () => {
        const panels = await prepare();
        const page = await open();
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        for (const [hash, words] of Object.entries(panels)) {
          await page.evaluate((to) => (location.hash = to), hash);
          await page.getByText(words, { exact: true }).first().waitFor({ state: 'attached' });
          for (const summary of await page.locator('summary:visible').all()) await summary.click();
          // The sticky header would cover a part of a scrolled page.
          await page.evaluate(() => {
            scrollTo(0, 0);
          });
          assert.deepEqual(await findAxeViolations(page), [], hash);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          assert.equal(overflow, 0, `${hash} is ${overflow} px too wide`);
        }
        assert.deepEqual(environment().errors, []);
        await page.context().close();
      });
    }
  }
});
