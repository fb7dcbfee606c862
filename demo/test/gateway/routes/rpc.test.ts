import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, describe, it } from 'node:test';
import { inspect } from 'node:util';
import { connectNode } from '../../../gateway/rails/evm/node.js';
import { createPaperRail } from '../../../gateway/rails/paper/paper-rail.js';
import { createTestGateway } from '../../support/test-gateway.js';

const KEY = 'k3y-of-the-node';
const servers: Server[] = [];
after(() => {
  for (const server of servers) server.close();
});

/** Starts a node whose address has a user, a password and keys in path and query. */
const startNode = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return `http://us%40er-${KEY}:pass-${KEY}@127.0.0.1:${port}/v3/path-${KEY}?apikey=query-${KEY}`;
};

/** Sends one request, or a batch, to the gateway's JSON-RPC. */
const send = async (request: (method: string, params: readonly unknown[]) => Promise<unknown>, body: object) => {
  const logged: unknown[] = [];
  const { sandbox } = createTestGateway({
    rail: { ...createPaperRail(), request },
    onError: (error) => logged.push(error),
    onLog: (entry) => logged.push(entry),
  });
  const response = await sandbox('rpc', body);
  return { text: await response.text(), logged };
};

const CALL = { jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to: '0x1', data: '0x' }, 'latest'] };

describe('the JSON-RPC for wallets', () => {
  const quote: RequestListener = ({ url }, response) => {
    response.end(`Cannot POST ${url}`);
  };
  const ANSWERS: Readonly<Record<string, RequestListener>> = {
    '401': (request, response) => {
      response.statusCode = 401;
      quote(request, response);
    },
    '500 with JSON': ({ url }, response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ error: `failed at ${url}` }));
    },
    text: quote,
    'an error of JSON-RPC that quotes it': ({ url }, response) => {
      const error = { code: -32_005, message: `limit of ${url} exceeded` };
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id: 1, error }));
    },
    'a result that quotes it': ({ url }, response) => {
      const result = `Invalid API Key: ${url}`;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id: 1, result }));
    },
    nothing: (_, response) => {
      response.destroy();
    },
  };
  for (const [what, answer] of Object.entries(ANSWERS))
    it(`names no more of the node than its host if it answers with ${what}`, async () => {
      const node = connectNode(await startNode(answer));
      const { text, logged } = await send((method, params) => node.request(method, params), CALL);
      const thrown: unknown = await node.request('eth_chainId').catch((error: unknown) => error);
      for (const shown of [text, inspect(logged, { depth: 9 }), inspect(thrown, { depth: 9 })])
        assert.doesNotMatch(shown, new RegExp(KEY));
      assert.match(text, /"error"|"result":"Invalid API Key: …/);
    });

  it('names nothing of the address in another spelling', async () => {
    const quoted = `Basic ${Buffer.from('us@er:pä/ss').toString('base64')} pä/ss p%c3%a4%2Fss A%2fB%2bC-KEY a/b+c-key u=x`;
    const node = connectNode(
      (
        await startNode((_, response) => {
          const error = { code: -32_000, message: quoted };
          response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id: 1, error }));
        })
      ).replace(/[^/]+@(.*?)\/.*/, 'us%40er:p%C3%A4%2Fss@$1/?key=a%2Fb%2Bc-key'),
    );
    const { text } = await send((method, params) => node.request(method, params), CALL);
    assert.match(text, /"message":"Basic … … … … … u=x"/);
  });

  it('names no user that is a key, and nothing that JSON has escaped', async () => {
    const { port } = new URL(
      await startNode((_, response) => {
        const message = String.raw`project us3r-key has no access: s3cret\u0026p\"ss, k\u00e9y-of\/node`;
        const body = `{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"${message}"}}`;
        response.setHeader('Content-Type', 'application/json').end(body);
      }),
    );
    const node = connectNode(`http://us3r-key:s3cret%26p%22ss@127.0.0.1:${port}/?key=k%C3%A9y-of%2Fnode`);
    const { text } = await send((method, params) => node.request(method, params), CALL);
    assert.match(text, /"message":"project … has no access: …, …"/);
  });

  it('names no key of the query, with characters that mean something in one', async () => {
    for (const key of ['Ab+Cd12345zz==', 'Ab%2BCd12345zz%3D%3D', 'Ab%252BCd12345zz%253D%253D']) {
      const url = await startNode((_, response) => {
        const error = { code: -32_000, message: 'invalid api key: Ab+Cd12345zz==' };
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id: 1, error }));
      });
      const node = connectNode(`http://127.0.0.1:${new URL(url).port}/?apikey=${key}`);
      const { text } = await send((method, params) => node.request(method, params), CALL);
      assert.match(text, /"message":"invalid api key: …"/, key);
    }
  });

  it('reads results as they are, also where the address has their words', async () => {
    const url = await startNode((_, response) => response.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}'));
    assert.equal(await connectNode(`${url.replace(/\/v3.*/, '')}/jsonrpc/result`).request('eth_chainId'), '0x1');
  });

  it('does not read all of an answer without an end', async () => {
    let close: (value: unknown) => void = () => undefined;
    const closed = new Promise((resolve) => {
      close = resolve;
    });
    const url = await startNode((_, response) => {
      response.on('close', close);
      const write = (): void => {
        while (!response.destroyed && response.write(' '.repeat(100_000)));
      };
      response.on('drain', write);
      write();
    });
    await assert.rejects(connectNode(url).request('eth_chainId'), { code: 'unreachable_node' });
    await closed;
  });

  it('sends user and password of the address to the node', async () => {
    let received = '';
    const node = connectNode(
      await startNode(({ headers: { authorization = '' } }, response) => {
        received = authorization;
        response.setHeader('Content-Type', 'application/json').end('{"jsonrpc":"2.0","id":1,"result":"0x1"}');
      }),
    );
    await node.request('eth_chainId');
    const [scheme, credentials = ''] = received.split(' ');
    assert.equal(scheme, 'Basic');
    assert.equal(atob(credentials), `us@er-${KEY}:pass-${KEY}`);
  });

  it('hands on what the chain answers to a call', async () => {
    const error = { code: 3, message: 'execution reverted', data: '0x1234' };
    const node = connectNode(
      await startNode((_, response) => {
        response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ jsonrpc: '2.0', id: 1, error }));
      }),
    );
    const { text } = await send((method, params) => node.request(method, params), CALL);
    assert.deepEqual(JSON.parse(text), { jsonrpc: '2.0', id: 1, error });
  });

  for (const [method, params] of [
    ['eth_call', [{ to: '0x1' }, 'latest', { '0x1': { code: '0x5b600056' } }]],
    ['eth_estimateGas', [{ to: '0x1' }, 'latest', { '0x1': { balance: '0x1' } }]],
    ['eth_call', [{ to: '0x1' }, 'latest', null, { number: '0x1' }]],
    ['eth_call', []],
    ['eth_feeHistory', ['0xffffffff', 'latest', [50]]],
    ['eth_feeHistory', ['0x400', 'latest', Array(20).fill(50)]],
    ['eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest' }]],
    ['eth_getLogs', [{ fromBlock: '0x0', toBlock: 'latest', blockHash: null }]],
  ] as const)
    it(`refuses ${method} with ${JSON.stringify(params).slice(0, 80)}`, async () => {
      const asked: string[] = [];
      const request = async (name: string) => asked.push(name);
      const { text } = await send(request, { ...CALL, method, params });
      assert.match(text, /"code":-32602/);
      assert.deepEqual(asked, []);
    });

  it('answers a batch one request after the other, and no more than fits', async () => {
    let running = 0;
    const most: number[] = [];
    const request = async () => {
      most.push(++running);
      await Promise.resolve();
      running--;
      return 'x'.repeat(6_000_000);
    };
    const { text } = await send(request, Array(5).fill(CALL) as object[]);
    assert.deepEqual(most, [1, 1]);
    assert.match(text, /The answers before are too long/);
    assert.ok(text.length < 15_000_000);
  });

  it('gives a wallet the fees of the last blocks', async () => {
    const asked: unknown[] = [];
    const request = async (_: string, params: readonly unknown[]) => asked.push(params);
    const params = ['0x5', 'latest', [10, 20, 30]];
    await send(request, { ...CALL, method: 'eth_feeHistory', params });
    assert.deepEqual(asked, [params]);
  });

  it('lets no call compute more than a payment needs', async () => {
    const gas: unknown[] = [];
    const request = async (_: string, [call]: readonly unknown[]) => {
      gas.push((call as { readonly gas: unknown }).gas);
    };
    const calls = [undefined, '0x5208', '0xffffffffffff', 'x', 21_000].map((each) => ({
      ...CALL,
      params: [{ to: '0x1', ...(each !== undefined && { gas: each }) }],
    }));
    await send(request, calls);
    assert.deepEqual(gas, ['0x4c4b40', '0x5208', '0x4c4b40', '0x4c4b40', '0x4c4b40']);
  });
});
