import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { covers } from '../support/covers.js';
import { assertRefused, createTestGateway, MERCHANT } from '../support/test-gateway.js';

const LIST = '/v1/merchants/merchant_demo/payments';

describe('a time filter of a list', () => {
  /** A gateway with a payment at noon and one a second later. */
  const setUp = async () => {
    const { create, clock, sendRequest } = createTestGateway();
    await create();
    await clock.advance(1_000);
    const { paymentId: later } = await create();
    const list = (name: string, time: string) =>
      sendRequest(`${LIST}?${name}=${encodeURIComponent(time)}`, { headers: MERCHANT });
    return { later, list };
  };

  for (const time of [
    '2026-02-18T12:00:01Z',
    '2026-02-18T12:00:01.000Z',
    '2026-02-18T13:00:01+01:00',
    '2026-02-18T07:30:01-04:30',
  ]) {
    it(`accepts ${time}`, async () => {
      covers('endpoints.list.3', 'endpoints.list.5');
      const { later, list } = await setUp();
      const { data } = (await (await list('start_ts', time)).json()) as { data: { payment_id: string }[] };
      assert.deepEqual(
        data.map(({ payment_id }) => payment_id),
        [later],
      );
      assert.equal((await list('end_ts', time)).status, 200);
    });
  }

  for (const time of ['2026-02-18T12:00:01', '2026-02-18 12:00:01Z', '2026-02-18', '1771416001']) {
    it(`refuses ${time}`, async () => {
      covers('endpoints.list.5');
      const { list } = await setUp();
      for (const name of ['start_ts', 'end_ts'])
        assert.match(await assertRefused(await list(name, time), 400, 'params_validation'), new RegExp(name));
    });
  }
});
