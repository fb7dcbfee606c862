import assert from 'node:assert/strict';
import { createServer, type RequestListener, type Server } from 'node:http';
import { after, describe, it } from 'node:test';
import {
  createMerchantClient,
  createStatusHandler,
  type StatusHandlerOptions,
} from '../../../src/server/merchant/index.js';
import { createMemoryStore } from '../../../src/server/webhooks/memory-store.js';
import { createWebhookHandler, type WebhookHandlerOptions } from '../../../src/server/webhooks/webhook-handler.js';
import { Sandbox } from '../../support/sandbox.js';
import { createSandboxClient } from '../merchant/merchant.js';
import { close, listen } from './support/served-app.js';
import { SECRET } from './support/signed-delivery.js';

const MESSAGE = 'The handler takes a Request. Wrap it for Node and Express: toNodeListener(handler).';

const servers: Server[] = [];
after(() => Promise.all(servers.map(close)));

type Handler = (request: Request) => Promise<Response>;
type Report = (error: unknown) => void;

const createWebhook = (options: Partial<WebhookHandlerOptions<undefined>>) =>
  createWebhookHandler({ secret: SECRET, store: createMemoryStore(), onPayment: () => undefined, ...options });

const handlers: readonly (readonly [name: string, create: (onError: Report) => Handler])[] = [
  ['the webhook handler', (onError) => createWebhook({ onError })],
  [
    'the status handler',
    (onError) => createStatusHandler({ client: createSandboxClient(new Sandbox()), authorize: () => true, onError }),
  ],
];

for (const [name, create] of handlers) {
  describe(`${name} without toNodeListener`, () => {
    it('answers 500 to a request from node:http, and reports what to do', async () => {
      const errors: unknown[] = [];
      const server = createServer(create((error) => errors.push(error)) as unknown as RequestListener);
      servers.push(server);
      assert.equal((await fetch(await listen(server), { signal: AbortSignal.timeout(10_000) })).status, 500);
      assert.deepEqual(
        errors.map((error) => (error as Error).message),
        [MESSAGE],
      );
    });

    it('rejects when it is called with neither a Request nor a response of Node', async () => {
      for (const request of [undefined, null, { headers: {} }]) {
        const rejected = create(() => undefined)(request as unknown as Request);
        await assert.rejects(rejected, { name: 'ConfigurationError', code: 'invalid_option', message: MESSAGE });
      }
    });

    it("names the Request within Hono's when it is called with that, or with the context", async () => {
      const req = { raw: new Request('https://shop.example/'), header: () => undefined };
      const message = 'The handler takes a Request. In Hono, pass c.req.raw.';
      for (const request of [req, { req }])
        await assert.rejects(create(() => undefined)(request as unknown as Request), { message });
    });
  });
}

describe('createWebhookHandler', () => {
  const refused: readonly (readonly [options: object, message: RegExp])[] = [
    [{ store: undefined }, /^store must be the result of createSqlStore or .*, not undefined\.$/],
    [{ onPayment: undefined }, /^onPayment must be a function that stores the payment, not undefined\.$/],
    [{ onPayment: undefined, onEvent: () => undefined }, /^unknown option onEvent; did you mean onPayment\?$/],
    [{ logger: { warn: () => undefined } }, /^logger must have the functions warn and error/],
  ];
  for (const [options, message] of refused) {
    it(`throws for a wrong option: ${message.source}`, () => {
      const make = () => createWebhook(options);
      assert.throws(make, { name: 'ConfigurationError', code: 'invalid_option', message });
    });
  }
});

describe('createStatusHandler', () => {
  const client = createSandboxClient(new Sandbox());
  it('throws for an option whose name is misspelt, and names the one that is meant', () => {
    const options: object = { client, authorise: () => true };
    const make = () => createStatusHandler(options as StatusHandlerOptions);
    const message = /^unknown option authorise; did you mean authorize\?$/;
    assert.throws(make, { name: 'ConfigurationError', code: 'invalid_option', message });
  });
});

for (const create of [createMerchantClient, createStatusHandler, createWebhookHandler]) {
  it(`${create.name} says that it takes options when it is called without them`, () => {
    for (const [options, type] of [
      [undefined, 'undefined'],
      [null, 'null'],
      ['https://pay.example', 'a string'],
    ]) {
      const message = `${create.name} takes an object of options, not ${type}.`;
      assert.throws(() => create(options as never), { name: 'ConfigurationError', code: 'invalid_option', message });
    }
  });
}
