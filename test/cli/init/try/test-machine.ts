import { createGateway } from '../../../../demo/gateway/create-gateway.js';
import type { StartedProcess, TryPorts } from '../../../../src/cli/init/try/try-ports.js';
import {
  createMerchantClient,
  createPayHandler,
  createStatusHandler,
  fiat,
} from '../../../../src/server/merchant/index.js';
import { createMemoryStore, createWebhookHandler } from '../../../../src/server/webhooks/index.js';
import { VirtualClock } from '../../../support/virtual-clock.js';

export const SANDBOX_URL = 'http://localhost:4242';
const SHOP_PORT = 3000;

type Handler = (request: Request) => Response | Promise<Response>;

/** How a machine differs from one on which all works. */
export interface MachineOptions {
  /** The packages that are not installed. */
  readonly missing?: readonly string[];
  /** The program that ends when it is started, with this output. */
  readonly crashes?: { readonly program: 'sandbox' | 'shop'; readonly output: string };
  /** Answers of the shop, by the first segment of the path. */
  readonly answers?: Readonly<Record<string, Handler>>;
}

/** A machine on which the real handlers run in this process, on virtual time. */
export class TestMachine implements TryPorts {
  readonly clock = new VirtualClock();
  /** The programs that were started: their arguments and their variables. */
  readonly started: { readonly args: readonly string[]; readonly variables: Readonly<Record<string, unknown>> }[] = [];
  /** The number of programs that run. */
  running = 0;
  interrupt: () => void = () => undefined;
  readonly #options: MachineOptions;
  #secret = '';
  readonly #gateway = createGateway({
    baseUrl: SANDBOX_URL,
    clock: this.clock,
    transport: { send: (url, init) => this.#shop(new Request(url, init)) },
  });

  constructor(options: MachineOptions = {}) {
    this.#options = options;
  }

  readonly findCommand = (name: string): Promise<string | undefined> =>
    Promise.resolve(this.#options.missing?.includes(name) ? undefined : `/modules/${name}/cli.js`);

  readonly findFreePort = (): Promise<number> => Promise.resolve(SHOP_PORT);

  readonly onInterrupt = (callback: () => void): (() => void) => {
    this.interrupt = callback;
    return () => {
      this.interrupt = () => undefined;
    };
  };

  readonly startNode: TryPorts['startNode'] = (args, variables): StartedProcess => {
    this.started.push({ args, variables });
    const program = args.includes('memory') ? 'sandbox' : 'shop';
    if (program === 'shop') this.#secret = String(variables.WEBHOOK_SECRET);
    const { crashes } = this.#options;
    let hasExited = crashes?.program === program;
    if (!hasExited) this.running++;
    const ready = program === 'sandbox' ? `pay-status sandbox ready at ${SANDBOX_URL}\n` : '';
    return {
      getOutput: () => (crashes?.program === program ? crashes.output : ready),
      hasExited: () => hasExited,
      stop: () => {
        if (!hasExited) this.running--;
        hasExited = true;
        return Promise.resolve();
      },
    };
  };

  readonly fetch: TryPorts['fetch'] = async (url, init) => {
    const request = new Request(url, init);
    return url.startsWith(SANDBOX_URL) ? this.#gateway.fetch(request) : this.#shop(request);
  };

  /** Lets the time go by until a promise is settled. */
  async until<Value>(promise: Promise<Value>): Promise<Value> {
    let isSettled = false;
    const settled = promise.finally(() => {
      isSettled = true;
    });
    settled.catch(() => undefined);
    while (!isSettled) await this.clock.advance(100);
    return settled;
  }

  /** A shop with the routes that the command writes. */
  readonly #shop = async (request: Request): Promise<Response> => {
    const [, route = ''] = new URL(request.url).pathname.split('/');
    const answer = this.#options.answers?.[route] ?? this.#routes()[route];
    return answer ? answer(request) : new Response(null, { status: 404 });
  };

  #handlers: Readonly<Record<string, Handler>> | undefined;

  readonly #routes = (): Readonly<Record<string, Handler>> => (this.#handlers ??= this.#createRoutes());

  #createRoutes(): Readonly<Record<string, Handler>> {
    const settings = { baseUrl: SANDBOX_URL, fetch: this.fetch, clock: this.clock, onError: () => undefined };
    const client = createMerchantClient({
      baseUrl: SANDBOX_URL,
      merchantId: 'merchant_demo',
      apiKey: 'wcp_test_demo',
      fetch: this.fetch,
      clock: this.clock,
    });
    const isBuyer = (request: Request): boolean => request.headers.get('cookie') === 'order=1';
    const authorize = ({ request }: { readonly request: Request }): boolean => isBuyer(request);
    let gatewayUrl = '';
    return {
      buy: async () => {
        const created = await client.createPayment({ amount: fiat('1.00', 'USD'), referenceId: 'order-1' });
        ({ gatewayUrl } = created);
        const location = `/order?payment_id=${created.paymentId}`;
        return new Response(null, { status: 303, headers: { location, 'set-cookie': 'order=1; Path=/' } });
      },
      order: (request) =>
        isBuyer(request)
          ? new Response(`<pay-checkout gateway-url="${gatewayUrl}"></pay-checkout>`)
          : new Response(null, { status: 404 }),
      status: createStatusHandler({ client, authorize, onError: () => undefined }),
      pay: createPayHandler({ ...settings, appId: 'app_demo', authorize, origins: [`http://127.0.0.1:${SHOP_PORT}`] }),
      webhooks: createWebhookHandler({
        secret: this.#secret,
        mode: 'test',
        store: createMemoryStore(),
        onPayment: () => undefined,
        onError: () => undefined,
      }),
    };
  }
}
