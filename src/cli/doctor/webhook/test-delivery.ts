import { HEADERS } from '../../../contract/headers.js';
import type { WebhookEvent } from '../../../contract/schemas/webhook-event.js';
import { WEBHOOK_API_VERSION } from '../../../contract/svc-version.js';
import { readSecrets } from '../../../server/webhooks/secret.js';
import { computeDigest, toSignedContent } from '../../../server/webhooks/signature.js';

/** A request to a webhook endpoint. */
export interface TestDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const LIFETIME_MS = 300_000;

/** An event as a dashboard's test event: of a payment that does not exist, in test mode (`SPEC: Events`). */
const createTestEvent = (id: string, nowMs: number) =>
  ({
    id: `evt_doctor_${id}`,
    type: 'payment.created',
    api_version: WEBHOOK_API_VERSION,
    created_at: new Date(nowMs).toISOString(),
    data: {
      payment_id: `pay_doctor_${id}`,
      merchant_id: 'merchant_doctor',
      live: false,
      payment_state_version: 0,
      reference_id: `doctor-${id}`,
      status: 'requires_action',
      amount: { unit: 'iso4217/USD', value: '1' },
      created_at: new Date(nowMs).toISOString(),
      expires_at: new Date(nowMs + LIFETIME_MS).toISOString(),
      processing: null,
      success: null,
      failed: null,
      cancelled: null,
      expired: null,
      settled: null,
    },
  }) satisfies WebhookEvent;

/** Splits several secrets, which are valid at once while one is being rotated. */
export const splitSecrets = (secrets: string): readonly string[] => secrets.trim().split(/\s+/);

/**
 * Creates a delivery as a gateway sends it (`SPEC: Webhook authentication`), signed with each secret.
 *
 * @param secrets one or more, separated by spaces
 * @param id unique, of letters, digits and hyphens
 * @param nowMs the time of the attempt, Unix milliseconds
 */
export const createTestDelivery = async (secrets: string, id: string, nowMs: number): Promise<TestDelivery> => {
  const body = JSON.stringify(createTestEvent(id, nowMs));
  const messageId = `msg_doctor_${id}`;
  const timestamp = String(Math.floor(nowMs / 1000));
  const { content } = toSignedContent(messageId, timestamp, new TextEncoder().encode(body));
  const digests = await Promise.all(readSecrets(splitSecrets(secrets)).map((key) => computeDigest(key, content)));
  return {
    headers: {
      'Content-Type': 'application/json',
      [HEADERS.WEBHOOK_ID]: messageId,
      [HEADERS.WEBHOOK_TIMESTAMP]: timestamp,
      [HEADERS.WEBHOOK_SIGNATURE]: digests.map((digest) => `v1,${digest}`).join(' '),
    },
    body,
  };
};
