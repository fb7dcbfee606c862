import { createPublicClient, http, keccak256, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { getRequest, signRequest } from './signer.js';
import { BUYER, MERCHANT, ORDER } from './test-gateway.js';

/** What a request is repeated for: a process that was killed, or one that waits for the chain. */
const RETRY_MS = 50;
const TRIES = 400;

interface ChainBuyerOptions {
  readonly signer: PrivateKeyAccount;
  readonly nodeUrl: string;
  /** Default: the local one. */
  readonly chain?: string;
  /** The address of a process that may be killed at any time. */
  readonly getUrl: () => string;
}

type Body = Readonly<Record<string, unknown>>;

const GAS = { gas: 1_000_000n, maxFeePerGas: 10n ** 11n, maxPriorityFeePerGas: 10n ** 9n };

/** Signs transactions with nonces that it counts by itself, and sends again what the node does not have: it may have lost it. */
const createWallet = (signer: PrivateKeyAccount, nodeUrl: string) => {
  const client = createPublicClient({ chain: foundry, transport: http(nodeUrl) });
  const sent: Hex[] = [];
  const resend = async (): Promise<void> => {
    const count = await client.getTransactionCount({ address: signer.address }).catch(() => sent.length);
    // It may be waiting for its block.
    for (const raw of sent.slice(count))
      await client.sendRawTransaction({ serializedTransaction: raw }).catch(() => undefined);
  };
  return {
    resend,
    async send({
      to,
      value = '0x0',
      data,
    }: {
      readonly to: string;
      readonly value?: string | undefined;
      readonly data: string;
    }) {
      const call = { to: to as Hex, value: BigInt(value), data: data as Hex };
      const raw = await signer.signTransaction({ ...call, ...GAS, chainId: foundry.id, nonce: sent.length });
      sent.push(raw);
      await resend();
      return keccak256(raw);
    },
  };
};

export type ChainBuyer = ReturnType<typeof createChainBuyer>;

/** A buyer on the chain whose requests survive killed processes: each is sent again until it has an answer. */
export const createChainBuyer = ({ signer, nodeUrl, chain = 'eip155:31337', getUrl }: ChainBuyerOptions) => {
  const address = `${chain}:${signer.address}`;
  const wallet = createWallet(signer, nodeUrl);

  const post = async (path: string, body: Body, headers: Readonly<Record<string, string>> = BUYER) => {
    let failure: unknown;
    for (let tries = 1; ; tries++) {
      try {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
        const response = await fetch(getUrl() + path, { ...init, body: JSON.stringify(body) });
        const answer = (await response.json()) as Body;
        if (response.status < 500) return { status: response.status, answer };
        failure = new Error(`${path} is answered ${response.status} ${JSON.stringify(answer)}`);
      } catch (error) {
        failure = error;
      }
      if (tries === TRIES) throw failure;
      await wallet.resend();
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };

  const answerAction = async (action: StrictPaymentOption['actions'][number]): Promise<string> => {
    const request = getRequest(action);
    const [transaction] = request.method === 'eth_sendTransaction' ? request.params : [];
    if (!transaction) return signRequest(request, signer);
    return wallet.send(transaction);
  };

  return {
    fund: () => post('/sandbox/faucet', { account: address }),
    address: signer.address,
    resend: wallet.resend,
    /** Creates a payment once, however often the request is sent. */
    async create(
      referenceId: string,
      order: { readonly expiresAt?: number; readonly amount?: typeof ORDER.amount } = {},
    ): Promise<string> {
      const headers = { ...MERCHANT, 'Idempotency-Key': referenceId };
      const { answer } = await post('/v1/payments', { ...ORDER, ...order, referenceId }, headers);
      return String(answer['paymentId']);
    },
    /**
     * Pays with a coin, and sends the confirmation this many times at once. Resolves to the different statuses of the answers;
     * none if the coin is not offered.
     */
    async pay(id: string, symbol: string, times = 1): Promise<readonly number[]> {
      const path = `/v1/gateway/payment/${id}`;
      const { answer } = await post(`${path}/options`, { accounts: [address] });
      const options = answer['options'] as readonly StrictPaymentOption[] | null;
      const option = options?.find(({ amount }) => amount.display.assetSymbol === symbol);
      if (!option) return [];
      const results: Body[] = [];
      for (const action of option.actions) results.push({ type: 'walletRpc', data: [await answerAction(action)] });
      const confirm = () => post(`${path}/confirm`, { optionId: option.id, results });
      const answers = await Promise.all(Array.from({ length: times }, confirm));
      return [...new Set(answers.map(({ status }) => status))];
    },
  };
};
