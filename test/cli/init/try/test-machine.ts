import { createGateway } from '../../../../demo/gateway/create-gateway.js';
import type { StartedProcess, TryPorts } from '../../../../src/cli/init/try/try-ports.js';
import { createCheckout, createMerchantClient, fiat } from '../../../../src/server/merchant/index.js';
import { createMemoryStore, createWebhookHandler } from '../../../../src/server/webhooks/index.js';
import { VirtualClock } from '../../../support/virtual-clock.js';

export const SANDBOX_URL = 'http://localhost:4242';
const SHOP_PORT = 3000;

const BUY_PAGE = '<form method="post" action="/checkout"><button value="order-1" name="order">Pay</button></form>';

type Handler = (request: Request) => Response | Promise<Response>;

/** How a machine differs from one on which all works. */
export interface MachineOptions {
  /** The packages that are not installed. */
  readonly missing?: readonly string[];
  /** The program that ends when it is started, with this output. */
  readonly crashes?: { readonly program: 'sandbox' | 'shop'; readonly output: string };
  /** Answers of the shop, by the method and the path, in which `pay_1` stands for a payment. */
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
    const { pathname } = new URL(request.url);
    const answer = this.#options.answers?.[`${request.method} ${pathname.replace(/pay_\w+/, 'pay_1')}`];
    const { checkout, webhooks } = (this.#handlers ??= this.#createHandlers());
    if (answer) return answer(request);
    if (pathname.startsWith('/checkout')) return checkout(request);
    return pathname === '/webhooks' ? webhooks(request) : new Response(BUY_PAGE);
  };

  #handlers: Readonly<Record<'checkout' | 'webhooks', Handler>> | undefined;

  #createHandlers(): Readonly<Record<'checkout' | 'webhooks', Handler>> {
    const { fetch, clock } = this;
    const onError = (): undefined => undefined;
    const merchant = { baseUrl: SANDBOX_URL, merchantId: 'merchant_demo', apiKey: 'wcp_test_demo' };
    const order = async (request: Request) => {
      const id = String((await request.formData()).get('order'));
      return { referenceId: id, idempotencyKey: id, amount: fiat('1.00', 'USD') };
    };
    return {
      checkout: createCheckout({
        client: createMerchantClient({ ...merchant, fetch, clock }),
        appId: 'app_demo',
        secret: 'a secret of 32 bytes for the tests',
        order,
        cdnUrl: 'https://cdn.example/',
        onError,
        fetch,
        clock,
      }),
      webhooks: createWebhookHandler({
        secret: this.#secret,
        mode: 'test',
        store: createMemoryStore(),
        onPayment: () => undefined,
        onError,
      }),
    };
  }
}
