// Compares the verification with an independent implementation on random deliveries.
import assert from 'node:assert/strict';
import { after, before, describe, it, mock } from 'node:test';
import { Webhook } from 'standardwebhooks';
import { verifyWebhook, WebhookVerificationError } from '../../../src/server/webhooks/index.js';
import { EVENTS } from '../../contract/fixtures.js';
import { createRandom, type Random } from '../../support/random.js';

const DELIVERIES = 10_000;
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
  const more = Object.fromEntries(
    Array.from({ length: random.int(0, 4) }, () => [createText(random, ID, 1, 9), random.next()]),
  );
  const mark = random.chance(0.05) ? ' \n' : '';
  return mark + JSON.stringify({ ...more, ...event, data }, null, random.pick([0, 1, '\t']));
};

/** A signature header with a valid entry, alone or among others. */
const createSignatures = (random: Random, right: string, wrong: string): string => {
  const others = [wrong, right.replace('v1', 'v1a'), wrong.replace('v1', 'v2')].filter(() => random.chance(0.3));
  return random.chance(0.5) ? [right, ...others].join(' ') : [...others, right].join(' ');
};

const createDelivery = (random: Random): Delivery => {
  const secret = createSecret(random);
  const id = createText(random, ID, 1, 40);
  const timestampS = NOW_S + random.int(-300, 300);
  const body = createBody(random);
  const date = new Date(timestampS * 1000);
  const right = new Webhook(secret).sign(id, date, body);
  const wrong = new Webhook(createSecret(random)).sign(id, date, body);
  return {
    secret,
    id,
    timestamp: String(timestampS),
    signature: createSignatures(random, right, wrong),
    body: Buffer.from(body),
  };
};

const withOther = (random: Random, text: string, letters: string): string => {
  const at = random.int(0, text.length - 1);
  const other = random.pick([...letters].filter((letter) => letter !== text[at]));
  return text.slice(0, at) + other + text.slice(at + 1);
};

/** Alters every valid digest in the same place; the other digests are invalid anyway. */
const withOtherDigests = (random: Random, signature: string): string => {
  const seed = random.int(0, 2 ** 31);
  return signature.replace(/[\w+/]{43}(?==)/g, (digest) => withOther(createRandom(seed), digest, BASE64));
};

const flipBit = (random: Random, bytes: Buffer): Buffer => {
  const flipped = Buffer.from(bytes);
  flipped[random.int(0, bytes.length - 1)]! ^= 1 << random.int(0, 7);
  return flipped;
};

/** Each alters a delivery so that its signature does not match any more. */
const ALTERATIONS: readonly ((random: Random, delivery: Delivery) => Delivery)[] = [
  (random, delivery) => ({ ...delivery, body: flipBit(random, delivery.body) }),
  (_random, delivery) => ({ ...delivery, body: Buffer.concat([delivery.body, Buffer.from(' ')]) }),
  (random, delivery) => ({ ...delivery, body: delivery.body.subarray(0, random.int(0, delivery.body.length - 1)) }),
  (random, delivery) => ({ ...delivery, id: withOther(random, delivery.id, ID) }),
  (random, delivery) => ({ ...delivery, id: delivery.id + random.pick([...ID]) }),
  (random, delivery) => ({ ...delivery, timestamp: withOther(random, delivery.timestamp, '0123456789') }),
  (random, delivery) => ({ ...delivery, secret: createSecret(random) }),
  (random, delivery) => ({ ...delivery, signature: withOtherDigests(random, delivery.signature) }),
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
