import { createWalletClient, http, type Hex } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { foundry } from 'viem/chains';
import type { StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { getRequest, signRequest } from '../support/signer.js';
import { BUYER, MERCHANT, ORDER } from '../support/test-gateway.js';

/** What a request is repeated for: a process that was killed, or one that waits for the chain. */
const RETRY_MS = 50;
const TRIES = 400;

interface ChainBuyerOptions {
  readonly signer: PrivateKeyAccount;
  readonly nodeUrl: string;
  /** The address of a process that may be killed at any time. */
  readonly getUrl: () => string;
}

type Body = Readonly<Record<string, unknown>>;

/** A buyer on the chain whose requests survive killed processes: each is sent again until it has an answer. */
export const createChainBuyer = ({ signer, nodeUrl, getUrl }: ChainBuyerOptions) => {
  const wallet = createWalletClient({ account: signer, chain: foundry, transport: http(nodeUrl) });

  const post = async (path: string, body: Body, headers: Readonly<Record<string, string>> = BUYER) => {
    for (let tries = 1; ; tries++) {
      try {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers } };
        const response = await fetch(getUrl() + path, { ...init, body: JSON.stringify(body) });
        const answer = (await response.json()) as Body;
        if (response.status < 500) return { status: response.status, answer };
      } catch (error) {
        if (tries === TRIES) throw error;
      }
      if (tries === TRIES) throw new Error(`${path} has no answer`);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  };

  const answerAction = async (action: StrictPaymentOption['actions'][number]): Promise<string> => {
    const request = getRequest(action);
    const [transaction] = request.method === 'eth_sendTransaction' ? request.params : [];
    if (!transaction) return signRequest(request, signer);
    const { to, value = '0x0', data } = transaction;
    return wallet.sendTransaction({ to: to as Hex, value: BigInt(value), data: data as Hex });
  };

  return {
    fund: () => post('/sandbox/faucet', { account: `eip155:31337:${signer.address}` }),
    /** Creates a payment once, however often the request is sent. */
    async create(referenceId: string): Promise<string> {
      const headers = { ...MERCHANT, 'Idempotency-Key': referenceId };
      const { answer } = await post('/v1/payments', { ...ORDER, referenceId }, headers);
      return String(answer['paymentId']);
    },
    /** Pays with a coin. Resolves to the status of the answer to the confirmation, or undefined if the coin is not offered. */
    async pay(id: string, symbol: string): Promise<number | undefined> {
      const path = `/v1/gateway/payment/${id}`;
      const { answer } = await post(`${path}/options`, { accounts: [`eip155:31337:${signer.address}`] });
      const options = answer['options'] as readonly StrictPaymentOption[] | null;
      const option = options?.find(({ amount }) => amount.display.assetSymbol === symbol);
      if (!option) return undefined;
      const results: Body[] = [];
      for (const action of option.actions) results.push({ type: 'walletRpc', data: [await answerAction(action)] });
      return (await post(`${path}/confirm`, { optionId: option.id, results })).status;
    },
  };
};
