import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type ClientHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { describe, it } from 'node:test';
import { toNodeListener } from '../../../../src/server/webhooks/index.js';
import type { StrictPaymentOption } from '../../../../demo/gateway/wire/payment-options.js';
import { getRequest } from '../../../../demo/test/support/signer.js';
import { createBuyer, openPayShop } from './shop.js';

/** Sends one request. Its origin is that of a page of the server, unless it is given. */
const post = async (session: ClientHttp2Session, path: string, body: object, origin: string) => {
  const stream = session.request({
    ...{ ':method': 'POST', ':path': path, origin },
    ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
  });
  stream.end(JSON.stringify(body));
  const [headers] = (await once(stream, 'response')) as [{ ':status'?: number }];
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  return { status: headers[':status'], body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown> };
};

describe('a shop that is served with HTTP/2, which has no header Host', () => {
  it('lets its own page pay, and no other', async () => {
    const { sandbox, paymentId, handle } = await openPayShop();
    const { account, sign } = await createBuyer(sandbox);
    const server = createServer(toNodeListener(handle)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const shop = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const session = connect(shop);
    try {
      const path = `/pay/${paymentId}`;
      const accounts = { accounts: [account] };
      assert.equal((await post(session, `${path}/options`, accounts, 'http://evil.example')).status, 403);
      const offered = await post(session, `${path}/options`, accounts, shop);
      assert.equal(offered.status, 200);
      const [option] = offered.body['options'] as readonly StrictPaymentOption[];
      const results = option!.actions.map((action) => ({ type: 'walletRpc', data: [sign(getRequest(action))] }));
      const paid = await post(session, `${path}/confirm`, { optionId: option!.id, results }, shop);
      assert.deepEqual([paid.status, paid.body['status']], [200, 'processing']);
    } finally {
      session.close();
      server.close();
      sandbox.gateway.close();
    }
  });
});
