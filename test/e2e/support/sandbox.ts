import { createGatewayMemoryStore } from '../../../demo/gateway/store/memory/memory-store.js';
import type { LedgerEntry } from '../../../demo/gateway/store/ledger-table.js';
import { sandboxPages } from '../../../demo/pages/index.js';
import { startServer, type RunningServer, type ServerOptions } from '../../../demo/server.js';
import { FaultProxy } from './fault-proxy.js';

/** The sandbox behind a proxy that injects network faults. */
export interface Sandbox {
  readonly server: RunningServer;
  readonly proxy: FaultProxy;
  /** Advances a payment, in place of the buyer and the chain. */
  readonly step: (paymentId: string, step: string, body?: unknown) => Promise<void>;
  readonly create: (request?: object) => Promise<{ paymentId: string; gatewayUrl: string }>;
  /** Gives an account (CAIP-10) test coins. */
  readonly fund: (account: string) => Promise<void>;
  /** Returns every movement of test coins for a payment. */
  readonly readLedger: (paymentId: string) => Promise<readonly LedgerEntry[]>;
  readonly stop: () => Promise<void>;
}

export const startSandbox = async (checkout: ServerOptions['checkout'] = {}): Promise<Sandbox> => {
  const proxy = new FaultProxy();
  await proxy.start();
  const store = createGatewayMemoryStore();
  const server = await startServer({ store, port: 0, baseUrl: proxy.url, pages: sandboxPages, checkout });
  proxy.targetPort = server.port;
  const post = async (path: string, body: unknown, headers = {}): Promise<unknown> => {
    const response = await fetch(`http://localhost:${server.port}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  return {
    server,
    proxy,
    step: async (paymentId, step, body = {}) => {
      await post(`/sandbox/payments/${paymentId}/${step}`, body);
    },
    create: async (request = {}) =>
      (await post(
        '/v1/payments',
        { amount: { unit: 'iso4217/USD', value: '5000' }, referenceId: 'order-1', ...request },
        { 'Api-Key': 'wcp_test_demo', 'Merchant-Id': 'merchant_demo' },
      )) as { paymentId: string; gatewayUrl: string },
    fund: async (account) => {
      await post('/sandbox/faucet', { account });
    },
    readLedger: (paymentId) => store.read(({ ledger }) => ledger.ofPayment(paymentId)),
    stop: async () => {
      await server.close();
      await proxy.stop();
    },
  };
};
