import assert from 'node:assert/strict';
import { createPublicClient, createWalletClient, custom, http, parseEventLogs, type Hex } from 'viem';
import { foundry } from 'viem/chains';
import type { PrivateKeyAccount } from 'viem/accounts';
import { startLocalNode, type LocalNode } from '../../drivers/anvil.js';
import { createGateway } from '../../gateway/create-gateway.js';
import type { Gateway, GatewayOptions } from '../../gateway/gateway.js';
import { coin } from '../../gateway/rails/evm/artifacts/coin.js';
import { openEvmRail } from '../../gateway/rails/evm/index.js';
import type { Rail } from '../../gateway/rails/rail.js';
import { createGatewayMemoryStore } from '../../gateway/store/memory/memory-store.js';
import type { Store } from '../../gateway/store/store.js';
import type { StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { getRequest, SIGNER, signRequest } from './signer.js';
import { OWNER } from './store-rows.js';
import { BASE_URL, BUYER, ORDER } from './test-gateway.js';

const DEADLINE_MS = 60_000;

export const CHAIN = 'eip155:31337';

/** Waits until the value is there. */
export const untilFound = async <Value>(what: string, find: () => Promise<Value | undefined>): Promise<Value> => {
  const endMs = Date.now() + DEADLINE_MS;
  for (;;) {
    const value = await find();
    if (value !== undefined) return value;
    if (Date.now() > endMs) throw new Error(`not within ${DEADLINE_MS} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

export const startNode = (): Promise<LocalNode> =>
  startLocalNode({ genesisTimeS: Math.floor(Date.now() / 1_000), onError: () => undefined });

interface ChainGatewayOptions {
  readonly node: LocalNode;
  readonly store?: Store;
  readonly confirmations?: number;
  /** True to use the node as that of somebody else; needs a key. */
  readonly relayerKey?: Hex;
  readonly factories?: readonly Hex[];
  readonly waitMs?: number;
  /** Default: nothing is settled automatically. */
  readonly gateway?: Pick<GatewayOptions, 'autoSettleMs' | 'chaos'>;
}

/** A gateway whose payments are transactions on a node, with a buyer. */
export const openChainGateway = async ({
  node,
  store = createGatewayMemoryStore(),
  confirmations = 1,
  relayerKey,
  factories,
  waitMs = 300,
  gateway: gatewayOptions = { autoSettleMs: null },
}: ChainGatewayOptions) => {
  const errors: unknown[] = [];
  let offsetMs = 0;
  const rail = await openEvmRail({
    ...{ url: node.url, store, confirmations, relayerKey, factories, waitMs },
    isLocal: relayerKey === undefined,
    nowMs: () => Date.now() + offsetMs,
  });
  const gateway = createGateway({
    ...{ baseUrl: BASE_URL, store, rail, ...gatewayOptions },
    onError: (error) => errors.push(error),
  });
  return Object.assign(createBuyer(gateway, rail), {
    ...{ gateway, rail, store, node, errors },
    advance: async (ms: number) => {
      offsetMs += ms;
      await gateway.clock.advance(ms);
    },
  });
};

export type ChainGateway = Awaited<ReturnType<typeof openChainGateway>>;

/** Sends requests as a buyer whose wallet is on the chain. */
const createBuyer = (gateway: Gateway, rail: Rail) => {
  const client = createPublicClient({
    chain: foundry,
    transport: custom({
      request: ({ method, params = [] }: { method: string; params?: readonly unknown[] }) =>
        rail.request?.(method, params) ?? Promise.reject(new Error('There is no chain')),
    }),
    pollingInterval: 5,
    cacheTime: 0,
  });
  const post = async (path: string, body: unknown, method = 'POST'): Promise<Response> =>
    gateway.fetch(
      new Request(BASE_URL + path, {
        method,
        headers: { 'Content-Type': 'application/json', ...BUYER },
        body: JSON.stringify(body),
      }),
    );
  const fund = async (signer: PrivateKeyAccount = SIGNER): Promise<void> => {
    const response = await post('/sandbox/faucet', { account: `${CHAIN}:${signer.address}` });
    assert.equal(response.status, 200, await response.clone().text());
  };
  /** Chooses what goes wrong; what is left out is off. */
  const setRail = async (settings: { readonly failsExecution?: boolean }): Promise<void> => {
    assert.equal((await post('/sandbox/rail', settings, 'PUT')).status, 200);
  };
  const offerAll = async (id: string, signer: PrivateKeyAccount = SIGNER) => {
    const path = `/v1/gateway/payment/${id}/options`;
    const response = await post(path, { accounts: [`${CHAIN}:${signer.address}`] });
    assert.equal(response.status, 200, await response.clone().text());
    const { options } = (await response.json()) as { readonly options: readonly StrictPaymentOption[] };
    return (symbol: string) => options.find(({ amount }) => amount.display.assetSymbol === symbol);
  };
  const offer = async (id: string, symbol: string, signer: PrivateKeyAccount = SIGNER) =>
    (await offerAll(id, signer))(symbol);
  /** Answers the requests of an option as a wallet does: by signatures, and by transactions that it sends. */
  const answer = async ({ actions }: StrictPaymentOption, signer: PrivateKeyAccount = SIGNER) => {
    const results: Hex[] = [];
    for (const action of actions) {
      const request = getRequest(action);
      const [transaction] = request.method === 'eth_sendTransaction' ? request.params : [];
      results.push(transaction ? await send(transaction, signer) : ((await signRequest(request, signer)) as Hex));
    }
    return results;
  };
  const send = (
    { to, value = '0x0', data }: { readonly to: string; readonly value?: string | undefined; readonly data: string },
    signer: PrivateKeyAccount = SIGNER,
  ): Promise<Hex> => {
    const wallet = createWalletClient({ account: signer, chain: foundry, transport: custom(client) });
    return wallet.sendTransaction({ to: to as Hex, value: BigInt(value), data: data as Hex });
  };
  const confirm = (id: string, { id: optionId }: StrictPaymentOption, results: readonly string[]): Promise<Response> =>
    post(`/v1/gateway/payment/${id}/confirm`, {
      optionId,
      results: results.map((result) => ({ type: 'walletRpc', data: [result] })),
    });
  const create = async (order: Partial<typeof ORDER> & { readonly expiresAt?: number } = {}): Promise<string> =>
    (await gateway.payments.create(OWNER, { ...ORDER, ...order })).id;
  const waitFor = (id: string, ...statuses: readonly string[]) =>
    untilFound(`${id} is ${statuses.join(' or ')}`, async () => {
      const { state } = await gateway.payments.get(id);
      return statuses.includes(state.status) ? state : undefined;
    });
  /** Creates a payment and pays it; resolves to its id once the gateway has the wallet's answers. */
  const pay = async (symbol: string, signer: PrivateKeyAccount = SIGNER): Promise<string> => {
    const id = await create();
    const option = await offer(id, symbol, signer);
    assert.ok(option, `${symbol} is offered`);
    const response = await confirm(id, option, await answer(option, signer));
    assert.equal(response.status, 200, await response.clone().text());
    return id;
  };
  /** The transfers of coins in a transaction. */
  const readTransfers = async (hash: Hex) => {
    const { logs, status, from } = await client.getTransactionReceipt({ hash });
    const transfers = parseEventLogs({ abi: coin.abi, eventName: 'Transfer', logs });
    return { status, from, transfers: transfers.map(({ address, args }) => ({ token: address, ...args })) };
  };
  return { client, fund, setRail, offer, offerAll, answer, send, confirm, create, waitFor, pay, readTransfers };
};

/** A client that talks to the node directly, with the methods of anvil. */
export const connectNode = ({ url }: LocalNode) =>
  createPublicClient({ chain: foundry, transport: http(url), cacheTime: 0 });
