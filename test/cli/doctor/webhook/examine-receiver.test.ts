import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  createMemoryStore,
  createWebhookHandler,
  type WebhookHandlerOptions,
} from '../../../../src/server/webhooks/index.js';
import { BASE_URL, Sandbox } from '../../../support/sandbox.js';
import { assertProblem, find, listProblems, MERCHANT_ARGS, runDoctor, type Run } from '../support/doctor.js';

const SECRET = `whsec_${btoa('a secret of the test, 33 bytes...')}`;
const OTHER = `whsec_${btoa('another secret of the same test.')}`;
const ENDPOINT = 'https://shop.example/webhooks';
const ARGS = ['--webhook-url', ENDPOINT, '--webhook-secret-env', 'SECRET'];

type Receiver = (request: Request) => Response | Promise<Response>;

/** Runs the command against a receiver, and returns what it found and how many requests it sent. */
const examine = async (receiver: Receiver, { secret = SECRET, args = ARGS } = {}): Promise<Run & { count: number }> => {
  const sandbox = new Sandbox();
  sandbox.handler = receiver;
  const run = await runDoctor(sandbox, args, { env: { SECRET: secret } });
  for (const word of secret.split(' ')) assert.ok(!run.out.includes(word));
  return { ...run, count: sandbox.requests.length };
};

const createReceiver = (options: Partial<WebhookHandlerOptions<undefined>> = {}): Receiver => {
  const { clock } = new Sandbox();
  return createWebhookHandler({
    secret: SECRET,
    store: createMemoryStore(),
    onPayment: () => undefined,
    mode: 'test',
    now: clock.now,
    logger: { warn: () => undefined, error: () => undefined },
    ...options,
  });
};

describe('the report of pay-status doctor on a webhook endpoint', () => {
  it('finds nothing wrong with the handler of this library', async () => {
    const payments: string[] = [];
    const run = await examine(
      createReceiver({ onPayment: ({ payment_id: id, live }) => void payments.push(`${id} ${live}`) }),
    );
    assert.deepEqual(listProblems(run), []);
    assert.match(find(run, 'webhook-forged').message, /refused an event with a wrong signature with status 400/);
    assert.match(find(run, 'webhook-old').message, /refused an event that was signed an hour ago with status 400/);
    assert.deepEqual(payments, ['pay_doctor_random-1 false']);
    const { message, hint } = find(run, 'webhook');
    assert.match(message, /accepted a test event of an unpaid payment in \d+ ms: check that nothing shipped\.$/);
    assert.equal(hint, undefined);
    assert.equal(run.exitCode, 0);
  });

  it('signs with each of several secrets, as a gateway does while one is rotated', async () => {
    for (const secret of [SECRET, OTHER]) {
      const run = await examine(createReceiver({ secret }), { secret: `${OTHER} ${SECRET}` });
      assert.equal(find(run, 'webhook').level, 'ok');
    }
  });

  it('names a secret that differs, and what else may cause that', async () => {
    const run = await examine(createReceiver({ secret: OTHER }));
    assertProblem(run, 'webhook', /status 400 and the code no_matching_signature/);
    assert.match(find(run, 'webhook').hint ?? '', /another secret.*raw bytes/);
  });

  it('names a clock that is wrong', async () => {
    const { clock } = new Sandbox();
    clock.wrongByMs = 400_000;
    assertProblem(await examine(createReceiver({ now: clock.now })), 'webhook', /the code timestamp_too_old/);
  });

  it('names a failure of the code behind the verification', async () => {
    const run = await examine(
      createReceiver({
        onPayment: () => {
          throw new Error('unknown order');
        },
      }),
    );
    assertProblem(run, 'webhook', /status 500 and the code internal_error/);
    assert.match(find(run, 'webhook').hint ?? '', /signature is right/);
  });

  it('names a receiver that forgets an event at once', async () => {
    const run = await examine((request) => createReceiver()(request));
    assert.deepEqual(listProblems(run), ['webhook-repeat']);
    assertProblem(run, 'webhook-repeat', /forgot an event at once: create the handler and its store once/);
  });

  it('names a receiver that accepts what it does not verify', async () => {
    const run = await examine(() => new Response(null, { status: 204 }));
    assert.deepEqual(listProblems(run), ['webhook-forged', 'webhook-old']);
    assertProblem(run, 'webhook-forged', /accepted an event with a wrong signature/);
  });

  for (const [key, mode] of [
    ['wcp_live_demo', 'test'],
    ['wcp_test_demo', 'live'],
  ] as const) {
    it(`names a receiver in ${mode} mode, which ignores the events of the key ${key}, and no other`, async () => {
      const run = async (receiverMode: 'test' | 'live') => {
        const sandbox = new Sandbox();
        const { gateway } = sandbox;
        const receive = createReceiver({ mode: receiverMode });
        sandbox.handler = (request) => (request.url === ENDPOINT ? receive(request) : gateway.fetch(request));
        const args = ['--base-url', BASE_URL, ...MERCHANT_ARGS, ...ARGS];
        return runDoctor(sandbox, args, { env: { SECRET, GATEWAY_KEY: key } });
      };
      const { level, message } = find(await run(mode), 'webhook-mode');
      assert.equal(level, 'note');
      assert.match(message, new RegExp(`^The receiver is in ${mode} mode, and ignores the events of this API key`));
      const other = await run(mode === 'test' ? 'live' : 'test');
      assert.ok(other.findings.every(({ id }) => id !== 'webhook-mode'));
    });
  }

  it('names an address that answers everything with its page', async () => {
    const run = await examine(() => new Response('<!doctype html>\n<html></html>'));
    assert.deepEqual(listProblems(run), ['webhook-forged', 'webhook-old']);
    assert.match(find(run, 'webhook').message, /with status 200 and an HTML page/);
    for (const id of ['webhook', 'webhook-forged', 'webhook-old'])
      assert.match(find(run, id).hint ?? '', /^Is this the webhook route\?/);
  });

  it('takes text that is called HTML for no page', async () => {
    const run = await examine(() => new Response('OK', { headers: { 'content-type': 'text/html' } }));
    assert.equal(find(run, 'webhook').level, 'ok');
  });

  it('names a receiver that verifies the signature, but not the timestamp', async () => {
    const run = await examine(createReceiver({ toleranceSeconds: 1e9 }));
    assert.deepEqual(listProblems(run), ['webhook-old']);
  });

  const REFUSING: Readonly<Record<string, Receiver>> = {
    'answers everything with 404': () => new Response(null, { status: 404 }),
    'redirects everything': () => new Response(null, { status: 308 }),
  };
  for (const [what, receiver] of Object.entries(REFUSING)) {
    it(`does not praise a receiver for its refusals if it ${what}`, async () => {
      const run = await examine(receiver);
      assert.deepEqual(listProblems(run), ['webhook']);
      for (const id of ['webhook-forged', 'webhook-old']) {
        const { level, message } = find(run, id);
        assert.deepEqual([level, message], ['note', 'Not checked, because the valid event was not accepted.']);
      }
      assert.equal(run.count, 1);
    });
  }

  it('does not take a redirect for a refusal', async () => {
    const accepting = createReceiver();
    const run = await examine(async (request) => {
      const response = await accepting(request);
      return response.ok ? response : new Response(null, { status: 308 });
    });
    assert.deepEqual(listProblems(run), ['webhook-forged', 'webhook-old']);
    assertProblem(run, 'webhook-forged', /redirects \(status 308\)/);
  });

  for (const [location, hint] of [
    ['https://www.shop.example/webhooks/', /^Use the address to which it redirects/],
    ['/login?next=/webhooks', /^Probably a login.*let the webhook route pass without a session/],
  ] as const) {
    it(`tells what to do about a redirect to ${location}`, async () => {
      const run = await examine(() => new Response(null, { status: 302, headers: { location } }));
      assert.match(find(run, 'webhook').hint ?? '', hint);
    });
  }

  for (const status of [301, 404, 429, 500]) {
    it(`gives a hint for status ${status}`, async () => {
      const run = await examine(() => new Response('no', { status }));
      assertProblem(run, 'webhook', new RegExp(`status ${status}`));
      assert.ok(find(run, 'webhook').hint);
    });
  }

  it('ends when the receiver does not answer within 15 s, or not at all', async () => {
    const silent = await examine(({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
    assertProblem(silent, 'webhook', /No complete answer within 15000 ms/);
    assert.match(
      find(silent, 'webhook').hint ?? '',
      /connection was accepted but no answer came: see whether onPayment finishes/,
    );
    const closed = await examine(() => Promise.reject(new TypeError('fetch failed')));
    assertProblem(closed, 'webhook', /the connection failed/);
    assert.deepEqual([silent.count, closed.count], [1, 1]);
  });

  it('does not print a secret that the receiver sends back', async () => {
    const word = SECRET.slice('whsec_'.length);
    const run = await examine(() => Response.json({ code: word }, { status: 400 }));
    assertProblem(run, 'webhook', /the code \[secret\]/);
    assert.ok(!run.out.includes(word));
  });

  it('names an address to which no gateway delivers', async () => {
    const receiver = createReceiver();
    const args = (url: string) => ({ args: ['--webhook-url', url, ...ARGS.slice(2)] });
    assertProblem(await examine(receiver, args('http://shop.example/')), 'webhook-address', /is not https/);
    assert.equal(find(await examine(receiver, args('http://localhost:3000/')), 'webhook-address').level, 'note');
  });
});
