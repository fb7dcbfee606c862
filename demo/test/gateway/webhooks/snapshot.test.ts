import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createWebhookGateway } from '../../support/webhook-gateway.js';

it('a payment that expires in the second of its creation has its times in order', async () => {
  const { clock, register, create, sandbox, deliver, receiver } = createWebhookGateway();
  await clock.advance(1_000 - (clock.nowMs() % 1_000) + 300);
  await register({ events: ['payment.expired'] });
  const { paymentId } = await create();
  await clock.advance(400);
  await sandbox(`payments/${paymentId}/expire`);
  await deliver();
  const { created_at: createdAt = '', expires_at: expiresAt = '', expired } = receiver.received[0]?.event.data ?? {};
  const times = [createdAt, expiresAt, String(expired?.['expired_at'])];
  assert.deepEqual(times, times.toSorted());
  assert.equal(Date.parse(times[2] ?? ''), clock.nowMs());
});
