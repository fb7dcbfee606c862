import assert from 'node:assert/strict';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Socket } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { describe, it } from 'node:test';
import { createGuardedFetch } from '../../../drivers/guarded-fetch.js';
import type { LogEntry } from '../../../gateway/log/entry.js';
import { toPrettyLine } from '../../../gateway/log/lines.js';
import { systemTransport, type WebhookTransport } from '../../../gateway/webhooks/transport.js';
import { createWebhookGateway, type WebhookGateway } from '../../support/webhook-gateway.js';
import { findFreePort } from '../../support/free-port.js';
import { useLoopbackServers } from '../../support/loopback-servers.js';

interface Detail {
  readonly paymentId: string;
  readonly referenceId: string;
  readonly attempts: readonly { readonly error: string | null; readonly reason: string | null }[];
}

const listen = useLoopbackServers();

const listenRaw = (onData: (socket: Socket) => void): Promise<number> =>
  listen(createServer((socket) => socket.on('error', () => undefined).once('data', () => onData(socket))));

const setUp = (transport: Partial<WebhookTransport>) => {
  const entries: LogEntry[] = [];
  const gateway = createWebhookGateway({ transport, onLog: (entry) => entries.push(entry) });
  return { gateway, entries };
};

/** Waits for the first attempt of the first delivery. */
const waitForAttempt = async (gateway: WebhookGateway): Promise<string> => {
  for (;;) {
    const [delivery] = await gateway.deliveries();
    if (delivery?.attempts.length) return delivery.id;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** Delivers one event to the URL; resolves to what the API, the list and the log say. */
const deliver = async (url: string, transport: Partial<WebhookTransport> = {}) => {
  const { gateway, entries } = setUp(transport);
  await gateway.register({ url });
  const { paymentId } = await gateway.create({ referenceId: 'order 17' });
  await gateway.deliver();
  const id = await waitForAttempt(gateway);
  const detail = (await gateway.call('GET', `deliveries/${id}`)) as Detail;
  const list = (await gateway.call('GET', 'deliveries')) as { readonly data: readonly Detail[] };
  const entry = entries.find(({ kind }) => kind === 'webhook');
  assert.ok(entry?.kind === 'webhook');
  return { paymentId, detail, listed: list.data[0], entry };
};

const SECRETS = '/hook?token=t0ken';

describe('an attempt without a response says why', () => {
  const cases: readonly (readonly [name: string, reason: string, listenAt: () => Promise<string>, error: RegExp])[] = [
    [
      'nothing listens',
      'refused',
      async () => `http://127.0.0.1:${await findFreePort()}`,
      /^127\.0\.0\.1:\d+ refused the connection: nothing listens there \(ECONNREFUSED 127\.0\.0\.1:\d+\)\.$/,
    ],
    [
      'the connection is reset',
      'closed',
      async () => `http://127.0.0.1:${await listenRaw((socket) => socket.resetAndDestroy())}`,
      /^127\.0\.0\.1:\d+ closed the connection without a complete answer: it has crashed, or expects https \(ECONNRESET\)\.$/,
    ],
    [
      'the connection is closed',
      'closed',
      async () => `http://127.0.0.1:${await listenRaw((socket) => socket.end())}`,
      /^127\.0\.0\.1:\d+ closed the connection without a complete answer: it has crashed, or expects https \(UND_ERR_SOCKET\)\.$/,
    ],
    [
      'a server speaks something else',
      'no_http',
      async () => `http://127.0.0.1:${await listenRaw((socket) => socket.end('SSH-2.0-x\r\n'))}`,
      /^127\.0\.0\.1:\d+ answered, but not in HTTP( \(HPE_INVALID_CONSTANT\))?\.$/,
    ],
    [
      'https is spoken to a server of http',
      'no_tls',
      async () => `https://127.0.0.1:${await listen(createHttpServer((_, response) => response.end()))}`,
      /^127\.0\.0\.1:\d+ does not speak TLS: the address may be http, not https \((ERR_SSL_WRONG_VERSION_NUMBER|EPROTO)\)\.$/,
    ],
    [
      'a server of TLS has no certificate',
      'tls_failed',
      async () => `https://127.0.0.1:${await listen(createTlsServer().on('tlsClientError', () => undefined))}`,
      /^The TLS connection to 127\.0\.0\.1:\d+ failed \(\w+\)\.$/,
    ],
    [
      'the name does not exist',
      'name_not_found',
      async () => 'http://shop.invalid:3000',
      /^The name shop\.invalid (was not found|could not be looked up) \((ENOTFOUND|EAI_AGAIN) shop\.invalid\)\.$/,
    ],
    [
      'fetch never connects to the port',
      'blocked_port',
      async () => 'http://127.0.0.1:6000',
      /^127\.0\.0\.1:6000 has a port to which fetch never connects\.$/,
    ],
  ];
  for (const [name, reason, listenAt, error] of cases)
    it(`if ${name}`, async () => {
      const { paymentId, detail, listed, entry } = await deliver((await listenAt()) + SECRETS);
      const [attempt] = detail.attempts;
      assert.match(attempt?.error ?? '', error);
      // Without a network, a name that does not exist cannot be looked up.
      const expected = attempt?.reason === 'name_lookup_failed' ? attempt.reason : reason;
      assert.equal(attempt?.reason, expected);
      assert.deepEqual(listed?.attempts, [{ ...listed?.attempts[0], error: attempt.error, reason: expected }]);
      for (const each of [detail, listed, entry])
        assert.deepEqual([each?.paymentId, each?.referenceId], [paymentId, 'order 17']);
      assert.deepEqual([entry.error, entry.reason], [attempt.error, expected]);
      const line = toPrettyLine(entry);
      assert.ok(line.includes(`${paymentId} order "order 17" ${attempt.error}`), line);
      assert.doesNotMatch(`${line}${JSON.stringify(entry)}`, /t0ken/);
    });

  for (const [code, reason, problem] of [
    ['CERT_HAS_EXPIRED', 'certificate_expired', 'has expired'],
    ['DEPTH_ZERO_SELF_SIGNED_CERT', 'certificate_self_signed', 'is self-signed'],
    ['ERR_TLS_CERT_ALTNAME_INVALID', 'certificate_wrong_host', 'is for another host'],
  ] as const)
    it(`if the certificate ${problem}`, async () => {
      const cause = Object.assign(new Error(code), { code });
      const send = () => Promise.reject(new TypeError('fetch failed', { cause }));
      const { detail } = await deliver(`https://shop.example${SECRETS}`, { send });
      const error = `The TLS certificate of shop.example:443 ${problem} (${code}).`;
      assert.deepEqual([detail.attempts[0]?.error, detail.attempts[0]?.reason], [error, reason]);
    });

  it('if the name leads into a private network', async () => {
    const send = createGuardedFetch({
      lookup: (_name, _options, done) => {
        done(null, [{ address: '10.0.0.1', family: 4 }]);
      },
    });
    const { detail, entry } = await deliver(`http://shop.example:3000${SECRETS}`, { send });
    const error = 'The URL must not lead into a private network, unlike shop.example';
    assert.deepEqual([detail.attempts[0]?.error, detail.attempts[0]?.reason], [error, 'private_address']);
    assert.equal(entry.error, error);
  });

  it('if the URL of an older endpoint is invalid, and logs it', async () => {
    const send: WebhookTransport['send'] = (_url, init) => systemTransport.send('http://user:pa55@[', init);
    const { detail, entry } = await deliver(`http://shop.example${SECRETS}`, { send });
    assert.deepEqual([detail.attempts[0]?.error, detail.attempts[0]?.reason], ['The URL is invalid.', 'invalid_url']);
    assert.doesNotMatch(JSON.stringify(entry), /pa55/);
  });

  it('without secrets of the URL if fetch names it', async () => {
    const send: WebhookTransport['send'] = (_url, init) =>
      systemTransport.send('http://user:pa55@shop.example/?token=t0ken', init);
    const { detail, entry } = await deliver(`http://shop.example${SECRETS}`, { send });
    assert.equal(detail.attempts[0]?.reason, 'connection_failed');
    assert.match(detail.attempts[0].error ?? '', /^The connection to shop\.example:80 failed: .* shop\.example\.$/);
    assert.doesNotMatch(JSON.stringify([detail.attempts[0].error, entry]), /pa55|t0ken/);
  });
});

describe('a line of the log', () => {
  it('stays one line, whatever the reference of the order contains', () => {
    const line = toPrettyLine({
      kind: 'webhook',
      atMs: 0,
      type: 'payment.created',
      deliveryId: 'msg_1',
      paymentId: 'pay_1',
      referenceId: 'a\n00:00 forged "b"\u001b[31m',
      receiver: 'http://shop.example/hook',
      status: 204,
      durationMs: 1,
    });
    assert.ok(line.endsWith('pay_1 order "a\\n00:00 forged \\"b\\"\\u001b[31m"'), line);
  });
});
