import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  ConfigurationError,
  createStatusHandler,
  type MerchantClient,
  type StatusHandlerOptions,
} from '../../../../src/server/merchant/index.js';
import { Sandbox } from '../../../support/sandbox.js';
import { createSandboxClient } from '../merchant.js';

const SHOP = 'https://shop.example';

/** Creates a status handler, and collects what it reports. */
const createHandler = (options: Partial<StatusHandlerOptions> = {}) => {
  const reports: unknown[] = [];
  const handle = createStatusHandler({
    client: createSandboxClient(new Sandbox()),
    authorize: () => false,
    onError: (error) => reports.push(error),
    ...options,
  });
  const ask = (path: string): Promise<Response> => handle(new Request(SHOP + path));
  const getReports = (): string[] =>
    reports.map((error) => {
      assert.ok(error instanceof ConfigurationError);
      assert.equal(error.code, 'invalid_option');
      return error.message;
    });
  return { handle, ask, reports, getReports };
};

describe('the status handler of a merchant who made a mistake', () => {
  const verdicts = [
    [undefined, 'authorize returned undefined. Only true allows a request; is a return missing?'],
    [{ id: 'order-7' }, 'authorize returned an object. Only true allows a request.'],
  ] as const;
  for (const [verdict, message] of verdicts) {
    it(`answers 404 and says once: ${message}`, async () => {
      const { ask, getReports } = createHandler({ authorize: () => verdict as never });
      for (const path of ['/pay_1', '/pay_2']) assert.equal((await ask(path)).status, 404);
      assert.deepEqual(getReports(), [message]);
    });
  }

  it('says nothing when authorize returns false', async () => {
    const { ask, reports } = createHandler();
    assert.equal((await ask('/pay_1')).status, 404);
    assert.deepEqual(reports, []);
  });

  it('says once that the last segment of the path is not a payment id', async () => {
    const { ask, getReports } = createHandler();
    await ask('/pay/pay_1/status');
    await ask('/pay/pay_1/other');
    assert.deepEqual(getReports(), [
      'The last segment of the path, "status", is not a payment id. Pass getPaymentId if it is elsewhere.',
    ]);
  });

  for (const id of [7, Promise.resolve('pay_1'), Object('pay_1')] as unknown[])
    it(`says that getPaymentId returns no text, and looks up nothing: ${typeof id} ${String(id)}`, async () => {
      const { ask, reports } = createHandler({ getPaymentId: () => id as string });
      for (let times = 0; times < 2; times++) assert.equal((await ask('/status')).status, 404);
      assert.equal(reports.length, 1);
      assert.match(String(reports[0]), /getPaymentId returned a/);
    });

  it('says nothing about the id that getPaymentId returns', async () => {
    const { ask, reports } = createHandler({ getPaymentId: () => 'order_7' });
    await ask('/status');
    assert.deepEqual(reports, []);
  });

  for (const client of [undefined, {}, Promise.resolve({}), 'https://pay.example']) {
    it(`is not created with the client ${JSON.stringify(client)}`, () => {
      const make = () => createHandler({ client: client as MerchantClient });
      assert.throws(make, {
        name: 'ConfigurationError',
        code: 'invalid_option',
        message: 'client must be the result of createMerchantClient.',
      });
    });
  }
});
