import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { BRIDGES, startApp, type App, type AppMessage } from './support/app-bridges.js';
import { createFor, openCheckout, getReturns } from './support/checkout.js';
import { useMerchantSite } from './support/merchant-site.js';
import { until } from './support/until.js';
import { useTestEnvironment } from './support/test-environment.js';

const environment = useTestEnvironment();

const PUBLIC_TYPES = ['PAY_SUCCESS', 'PAY_FAILURE'];

/** Returns the messages whose types apps of the public service support. */
const getPublicMessages = ({ messages }: App): readonly AppMessage[] =>
  messages.filter(({ type }) => PUBLIC_TYPES.includes(type));

const findMessage = ({ messages }: App, type: string): AppMessage | undefined =>
  messages.find((message) => message.type === type);

const getStatuses = ({ messages }: App): readonly unknown[] =>
  messages.filter(({ type }) => type === 'status').map(({ status }) => status);

describe('the hosted checkout in the WebView of an app', () => {
  const site = useMerchantSite(environment);

  for (const name of ['React Native', 'Flutter'] as const) {
    it(`reports its status to the app, has the app open the wallet, and redirects once: ${name}`, async () => {
      const { paymentId, gatewayUrl } = await createFor(environment(), site());
      const context = await environment().newContext();
      const app = await startApp(context, BRIDGES[name]);
      await openCheckout(app.page, gatewayUrl);
      await until('the page is ready', () => findMessage(app, 'ready') !== undefined);

      await app.page.getByRole('link', { name: 'Open in wallet' }).click();
      await until('the app is asked to open the wallet', () => findMessage(app, 'open-url') !== undefined);
      const request = findMessage(app, 'open-url');
      assert.equal(new URL(request?.url ?? '').searchParams.get('uri'), gatewayUrl);
      await app.send({ type: 'answer', id: request?.id, accepted: true });
      await environment().step(paymentId, 'process');
      await app.page.getByText('Payment on its way').first().waitFor();
      assert.equal(context.pages().length, 1);
      assert.equal(app.page.url(), gatewayUrl);

      await environment().step(paymentId, 'succeed');
      await until('the app received the final status', () => findMessage(app, 'final') !== undefined);
      assert.deepEqual(getStatuses(app), ['requires_action', 'processing', 'succeeded']);
      await app.page.waitForURL(/\/thanks/);
      assert.equal(getReturns(site(), paymentId).length, 1);
      const isReactNative = name === 'React Native';
      assert.deepEqual(getPublicMessages(app), isReactNative ? [{ type: 'PAY_SUCCESS', success: true }] : []);
      assert.deepEqual(environment().errors, []);
      await context.close();
    });
  }
});

describe('an app that supports only the messages of the public service', () => {
  const ENDS = {
    succeed: ['iOS with a shim', { type: 'PAY_SUCCESS', success: true }],
    fail: ['React Native', { type: 'PAY_FAILURE', success: false, message: 'The payment failed.', error: 'failed' }],
  } as const;

  for (const [step, [bridge, message]] of Object.entries(ENDS))
    it(`receives the final message once, only after the gateway reported it: ${step}, ${bridge}`, async () => {
      const { paymentId, gatewayUrl } = await environment().create();
      const context = await environment().newContext();
      const app = await startApp(context, BRIDGES[bridge]);
      await openCheckout(app.page, `${gatewayUrl}&preferUniversalLinks=1`);
      if (step === 'succeed') {
        await environment().step(paymentId, 'process');
        await app.page.getByText('Payment on its way').first().waitFor();
      }
      assert.deepEqual(getPublicMessages(app), []);
      await environment().step(paymentId, step);
      await until('the app received the message', () => getPublicMessages(app).length > 0);
      // On resume, the page requests the status again.
      await app.send({ type: 'resume' });
      await app.page.waitForFunction(() => document.querySelector('pay-checkout')?.payment?.isFinal);
      assert.deepEqual(getPublicMessages(app), [message]);
      assert.deepEqual(environment().errors, []);
      await context.close();
    });
});
