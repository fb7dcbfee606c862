// Compares the verification with an independent implementation on random deliveries.
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError } from '../../../src/server/webhooks/index.js';
import { EVENTS } from '../../contract/fixtures.js';
import { createRandom, type Random } from '../../support/random.js';

const DELIVERIES = 1_000;
const SEED = 20_260_218;
const NOW_S = 1_800_000_000;

const BASE64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const ID = `${BASE64}...___---:~!`;
const LETTERS = [...'abc 019"\\/\n\té漢💸\u2028'];

interface Delivery {
  readonly secret: string;
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: Buffer;
}

const createText = (random: Random, letters: string | readonly string[], from: number, to: number): string =>
  Array.from({ length: random.int(from, to) }, () => random.pick([...letters])).join('');

const createSecret = (random: Random): string => {
  const bytes = Array.from({ length: random.int(16, 64) }, () => random.int(0, 255));
  return (random.chance(0.9) ? 'whsec_' : '') + btoa(String.fromCharCode(...bytes));
};

const createBody = (random: Random): string => {
  const event = random.pick(Object.values(EVENTS));
  const data = { ...event.data, reference_id: createText(random, LETTERS, 0, 35) };
  return JSON.stringify({ ...event, data }, null, random.pick([0, 1, '\t']));
};

const createDelivery = (random: Random): Delivery => {
  const secret = createSecret(random);
  const id = createText(random, ID, 1, 40);
  const timestampS = NOW_S + random.int(-300, 300);
  const body = createBody(random);
  return {
    secret,
    id,
    timestamp: String(timestampS),
    signature: new Webhook(secret).sign(id, new Date(timestampS * 1000), body),
    body: Buffer.from(body),
  };
};

const flipBit = (random: Random, bytes: Buffer): Buffer => {
  const flipped = Buffer.from(bytes);
  flipped[random.int(0, bytes.length - 1)]! ^= 1 << random.int(0, 7);
  return flipped;
};

/** Each alters a delivery so that its signature does not match any more. */
const ALTERATIONS: readonly ((random: Random, delivery: Delivery) => Delivery)[] = [
  (random, delivery) => ({ ...delivery, body: flipBit(random, delivery.body) }),
  (random, delivery) => ({ ...delivery, id: delivery.id + random.pick([...ID]) }),
  (random, delivery) => ({ ...delivery, secret: createSecret(random) }),
  (_random, delivery) => ({ ...delivery, signature: delivery.signature.replaceAll('v1,', 'v1a,') }),
];

const toHeaders = ({ id, timestamp, signature }: Delivery): Record<string, string> => ({
  'webhook-id': id,
  'webhook-timestamp': timestamp,
  'webhook-signature': signature,
});

const isAcceptedByThem = (delivery: Delivery): boolean => {
  try {
    new Webhook(delivery.secret).verify(delivery.body, toHeaders(delivery));
    return true;
  } catch {
    return false;
  }
};

const isAcceptedByUs = async (delivery: Delivery): Promise<boolean> => {
  try {
    await verifyWebhook({ headers: toHeaders(delivery), body: delivery.body }, delivery.secret);
    return true;
  } catch (error) {
    assert.ok(error instanceof WebhookVerificationError, String(error));
    return false;
  }
};

const assertVerdict = async (expected: boolean, delivery: Delivery, index: number): Promise<void> => {
  const verdict = { us: await isAcceptedByUs(delivery), them: isAcceptedByThem(delivery) };
  if (verdict.us === expected && verdict.them === expected) return;
  const shown = JSON.stringify({ ...delivery, body: delivery.body.toString() });
  assert.fail(`delivery ${index} accepted by ${JSON.stringify(verdict)}, not ${expected}: ${shown}`);
};

describe(`verifyWebhook and standardwebhooks, seed ${SEED}`, () => {
  // standardwebhooks always uses the system clock.
  before(() => {
    mock.method(Date, 'now', () => NOW_S * 1000);
  });
  after(() => {
    mock.restoreAll();
  });

  it(`agree on ${DELIVERIES} random deliveries, and on each altered`, async () => {
    const random = createRandom(SEED);
    for (let index = 0; index < DELIVERIES; index++) {
      const delivery = createDelivery(random);
      await assertVerdict(true, delivery, index);
      await assertVerdict(false, random.pick(ALTERATIONS)(random, delivery), index);
    }
  });
});
