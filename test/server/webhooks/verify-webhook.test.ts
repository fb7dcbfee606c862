import assert from 'node:assert/strict';
import { describe, it, mock } from 'node:test';
import {
  ConfigurationError,
  verifyWebhook,
  WebhookVerificationError,
  type WebhookDelivery,
} from '../../../src/server/webhooks/index.js';
import { EVENTS } from '../../contract/fixtures.js';
import { CASES } from './verification/cases.js';
import { createInput, NOW_S, SECRET, type VerificationCase } from './verification/delivery.js';
import { MATRIX } from './verification/matrix.js';

const now = (): number => NOW_S * 1000;

const GOOD: VerificationCase = { title: 'good' };

const createRequest = async (delivery: VerificationCase): Promise<Request> =>
  (await createInput(delivery, 'Request')) as Request;

/** Counts the HMAC operations on data of at least the size of the body during `run`. */
const countBodyHashes = async (bodyBytes: number, run: () => Promise<unknown>): Promise<number> => {
  const [sign, verify] = [mock.method(crypto.subtle, 'sign'), mock.method(crypto.subtle, 'verify')];
  try {
    await run();
    const hashed = [...sign.mock.calls, ...verify.mock.calls].map((call) => call.arguments.at(-1) as BufferSource);
    return hashed.filter(({ byteLength }) => byteLength >= bodyBytes).length;
  } finally {
    sign.mock.restore();
    verify.mock.restore();
  }
};

describe('verifyWebhook', () => {
  for (const { name, expected, outcome } of MATRIX) {
    it(name, async () => {
      assert.equal(await outcome(), expected);
    });
  }

  it('resolves to the event with its unknown fields', async () => {
    const event = { ...EVENTS['payment.settled'], attempt: 2 };
    const input = await createInput({ title: 'settled', signed: { body: JSON.stringify(event) } }, 'bytes');
    assert.deepEqual(await verifyWebhook(input, SECRET, { now }), event);
  });

  it("uses the machine's clock by default", async () => {
    const clock = mock.method(Date, 'now', now);
    try {
      assert.equal((await verifyWebhook(await createRequest(GOOD), SECRET)).type, 'payment.succeeded');
      clock.mock.mockImplementation(() => now() + 301_000);
      await assert.rejects(verifyWebhook(await createRequest(GOOD), SECRET), { code: 'timestamp_too_old' });
    } finally {
      clock.mock.restore();
    }
  });

  it('refuses a request whose body was read before', async () => {
    const request = await createRequest(GOOD);
    await request.text();
    await assert.rejects(verifyWebhook(request, SECRET, { now }), {
      name: 'ConfigurationError',
      code: 'missing_raw_body',
    });
  });

  for (const body of [EVENTS['payment.succeeded'], undefined, null, 7]) {
    it(`refuses the body ${JSON.stringify(body)?.slice(0, 20)}, which is not raw`, async () => {
      const { headers } = await createInput(GOOD, 'bytes');
      const parsed = { headers, body: body as unknown as string };
      await assert.rejects(verifyWebhook(parsed, SECRET, { now }), { code: 'missing_raw_body' });
    });
  }

  for (const headers of [null, undefined]) {
    it(`refuses ${headers} for headers, as untyped code may pass it`, async () => {
      const { body } = await createInput(GOOD, 'bytes');
      const delivery = { headers, body } as unknown as WebhookDelivery;
      await assert.rejects(verifyWebhook(delivery, SECRET, { now }), { code: 'missing_header' });
    });
  }

  it('does not read the body of a delivery with invalid headers', async () => {
    for (const delivery of [...CASES.missing_header, ...CASES.malformed_header, ...CASES.timestamp_too_old]) {
      if (delivery.isObjectOnly) continue;
      const request = await createRequest(delivery);
      const { nowS = NOW_S, toleranceSeconds } = delivery;
      await assert.rejects(verifyWebhook(request, SECRET, { now: () => nowS * 1000, toleranceSeconds }));
      assert.equal(request.bodyUsed, false, delivery.title);
    }
  });

  it('stops reading the body of a request after maxBodyBytes, a megabyte by default', async () => {
    for (const [maxBodyBytes, mostBytes] of [
      [undefined, 1024 * 1024],
      [100_000, 100_000],
    ] as const) {
      let sentBytes = 0;
      const body = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sentBytes += 10_000;
          controller.enqueue(new Uint8Array(10_000));
          if (sentBytes > 4 * mostBytes) controller.close();
        },
      });
      const { headers } = await createRequest(GOOD);
      const request = new Request('https://shop.example', {
        method: 'POST',
        headers,
        body,
        duplex: 'half',
      } as RequestInit);
      const error = { name: 'WebhookVerificationError', code: 'body_too_large' };
      await assert.rejects(verifyWebhook(request, SECRET, { now, maxBodyBytes }), error);
      assert.ok(sentBytes > mostBytes && sentBytes < mostBytes + 50_000, String(sentBytes));
    }
  });

  it('reads a Request in an engine without Request.body, as Firefox is', async () => {
    const withoutBody = async (): Promise<Request> =>
      Object.defineProperty(await createRequest(GOOD), 'body', { value: undefined });
    assert.equal((await verifyWebhook(await withoutBody(), SECRET, { now })).type, 'payment.succeeded');
    await assert.rejects(verifyWebhook(await withoutBody(), SECRET, { now, maxBodyBytes: 20 }), {
      name: 'WebhookVerificationError',
      code: 'body_too_large',
    });
  });

  it('refuses a Request without a body', async () => {
    const { headers } = await createRequest(GOOD);
    const request = new Request('https://shop.example', { method: 'POST', headers });
    await assert.rejects(verifyWebhook(request, SECRET, { now }), { code: 'no_matching_signature' });
  });

  it('refuses a maxBodyBytes that is no whole number of bytes', async () => {
    for (const maxBodyBytes of [0, -1, 1.5, NaN, Infinity])
      await assert.rejects(verifyWebhook(await createRequest(GOOD), SECRET, { now, maxBodyBytes }), {
        name: 'ConfigurationError',
        code: 'invalid_option',
      });
  });

  it('checks the secret before the delivery', async () => {
    const input = { headers: {}, body: '' };
    await assert.rejects(verifyWebhook(input, '', { now }), { name: 'ConfigurationError', code: 'missing_secret' });
  });

  it('hashes the body once per secret, however many signatures the delivery has', async () => {
    const headers = { 'webhook-signature': Array.from({ length: 500 }, () => 'v1,AAAA').join(' ') };
    const input = await createInput({ ...GOOD, headers }, 'bytes');
    const hashes = await countBodyHashes((input.body as Uint8Array).byteLength, async () => {
      await assert.rejects(verifyWebhook(input, [SECRET, SECRET], { now }), { code: 'no_matching_signature' });
    });
    assert.equal(hashes, 2);
  });

  it('has a message for each refusal, none of which contains a secret', async () => {
    for (const delivery of Object.entries(CASES).flatMap(([outcome, cases]) => (outcome === 'accepted' ? [] : cases))) {
      const { secret, nowS = NOW_S, toleranceSeconds } = { secret: SECRET, ...delivery };
      const secrets = [secret].flat().filter((text) => typeof text === 'string' && text.length > 6);
      await assert.rejects(
        verifyWebhook(await createInput(delivery, 'bytes'), secret as string, {
          now: () => nowS * 1000,
          toleranceSeconds,
        }),
        (error) => {
          assert.ok(error instanceof WebhookVerificationError || error instanceof ConfigurationError);
          assert.match(error.message, /^[A-Z].+\.$/, delivery.title);
          for (const text of secrets) assert.ok(!error.message.includes(String(text).trim()), delivery.title);
          return true;
        },
      );
    }
  });

  it('names the secret of a list that is not set', async () => {
    await assert.rejects(verifyWebhook(await createInput(GOOD, 'bytes'), [SECRET, undefined] as string[], { now }), {
      code: 'missing_secret',
      message: 'The option secret[1] is undefined. Set it to the signing secret of the webhook endpoint (whsec_...).',
    });
  });

  it('says how far a timestamp is in the future or in the past', async () => {
    for (const [nowS, words] of [
      [NOW_S - 301, /is 301 s in the future/],
      [NOW_S + 302, /signed 302 s ago/],
    ] as const)
      await assert.rejects(
        verifyWebhook(await createInput(GOOD, 'bytes'), SECRET, { now: () => nowS * 1000 }),
        ({ message }: Error) => words.test(message),
      );
  });

  it('says that now must return milliseconds if the timestamp is more than a year off', async () => {
    const input = await createInput(GOOD, 'bytes');
    for (const nowMs of [NOW_S, NOW_S * 1_000_000])
      await assert.rejects(verifyWebhook(input, SECRET, { now: () => nowMs }), {
        name: 'WebhookVerificationError',
        message: /machine\. If you set now, it must return milliseconds\.$/,
      });
    await assert.rejects(verifyWebhook(input, SECRET, { now: () => (NOW_S + 302) * 1000 }), {
      message: /machine\.$/,
    });
  });

  for (const secret of [`${SECRET}\n`, ` ${SECRET}`]) {
    it(`says that a secret has no spaces or line breaks: ${JSON.stringify(secret.slice(-1))}`, async () => {
      await assert.rejects(verifyWebhook(await createInput(GOOD, 'bytes'), secret, { now }), {
        code: 'invalid_secret',
        message: 'A signing secret must be whsec_ and base64, without spaces or line breaks.',
      });
    });
  }

  it('keeps the parse error of a signed body as the cause', async () => {
    const input = await createInput({ title: 'bad', signed: { body: '{"id":' } }, 'bytes');
    await assert.rejects(verifyWebhook(input, SECRET, { now }), (error: Error) => error.cause instanceof SyntaxError);
  });

  it('names the invalid field of a signed body', async () => {
    const body = JSON.stringify({
      ...EVENTS['payment.created'],
      data: { ...EVENTS['payment.created'].data, live: 'no' },
    });
    const input = await createInput({ title: 'bad', signed: { body } }, 'bytes');
    await assert.rejects(verifyWebhook(input, SECRET, { now }), (error) => {
      assert.ok(error instanceof WebhookVerificationError && error.cause instanceof Error);
      assert.match(error.message, /data\.live/);
      return true;
    });
  });
});
