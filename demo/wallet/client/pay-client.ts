import { ContractError, GatewayError, NetworkError } from 'pay-status/client';
import { errorBodySchema } from 'pay-status/contract';
import type * as z from 'zod/mini';
import {
  builtActionsSchema,
  paymentOptionsSchema,
  statusSchema,
  type PaymentOption,
  type PaymentOptions,
  type Status,
  type WalletRpc,
} from './wire.js';

/** Delay between two status requests where the gateway suggests none, milliseconds. */
const DEFAULT_POLL_MS = 1000;

export interface PayClientOptions {
  /** Origin of the gateway. */
  readonly baseUrl: string;
  /** The payment: its id or its `gatewayUrl`, which the gateway accepts in place of the id. */
  readonly payment: string;
  readonly fetch: typeof globalThis.fetch;
  /** Resolves after this many milliseconds. */
  readonly delay: (ms: number) => Promise<unknown>;
}

/**
 * Pays one payment as a wallet. Every method rejects with `NetworkError` if there is no response, `GatewayError` if the
 * gateway refuses, and `ContractError` if the response is incomplete or has the wrong shape.
 */
export interface PayClient {
  /** Fills these accounts (CAIP-10) up with test coins. */
  readonly fund: (accounts: readonly string[]) => Promise<void>;
  /** Payment options of these accounts. */
  readonly getOptions: (accounts: readonly string[]) => Promise<PaymentOptions>;
  /** The requests that the wallet has to answer for the option, in their order. */
  readonly getRequests: (option: PaymentOption) => Promise<readonly WalletRpc[]>;
  /** Pays. The same confirmation may be sent again: the gateway applies it once. */
  readonly confirm: (optionId: string, signatures: readonly string[]) => Promise<Status>;
  /** Polls until the status is final. */
  readonly waitForFinal: (status: Status) => Promise<Status>;
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    throw new ContractError('The response is incomplete or not JSON.', cause);
  }
};

const toGatewayError = async (response: Response): Promise<GatewayError> => {
  const { status } = response;
  const { data } = errorBodySchema.safeParse(await response.json().catch(() => undefined));
  return new GatewayError({
    status,
    code: data?.code ?? undefined,
    message: data?.message ?? `The gateway answered with HTTP status ${status}.`,
  });
};

const sendRequest = async (fetch: PayClientOptions['fetch'], url: string, init: RequestInit): Promise<Response> => {
  try {
    return await fetch(url, init);
  } catch (cause) {
    throw new NetworkError('The gateway is not responding.', cause);
  }
};

export const createPayClient = ({ baseUrl, payment, fetch, delay }: PayClientOptions): PayClient => {
  const headers = {
    'Content-Type': 'application/json',
    'App-Id': 'app_demo',
    'Client-Id': crypto.randomUUID(),
  };

  const request = async <Schema extends z.ZodMiniType>(
    path: string,
    schema: Schema,
    body?: object,
  ): Promise<z.infer<Schema>> => {
    const url = `${baseUrl}/v1/gateway/payment/${encodeURIComponent(payment)}/${path}`;
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers };
    const response = await sendRequest(fetch, url, init);
    if (!response.ok) throw await toGatewayError(response);
    const { data, error } = schema.safeParse(await readJson(response));
    if (error) throw new ContractError(`Unexpected response to ${path}.`, error);
    return data;
  };

  return {
    async fund(accounts) {
      for (const account of accounts) {
        const init = {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ account }),
        };
        const response = await sendRequest(fetch, `${baseUrl}/sandbox/faucet`, init);
        if (!response.ok) throw await toGatewayError(response);
      }
    },

    getOptions: (accounts) => request('options?includePaymentInfo=true', paymentOptionsSchema, { accounts }),

    async getRequests({ id: optionId, actions }) {
      const requests: WalletRpc[] = [];
      for (const { type, data } of actions) {
        if (type === 'walletRpc') requests.push(data);
        else {
          const built = await request('fetch', builtActionsSchema, { optionId, data: data.data });
          requests.push(...built.actions.map((action) => action.data));
        }
      }
      return requests;
    },

    confirm(optionId, signatures) {
      const results = signatures.map((signature) => ({ type: 'walletRpc', data: [signature] }));
      return request('confirm', statusSchema, { optionId, results });
    },

    async waitForFinal(status) {
      let current = status;
      while (!current.isFinal) {
        await delay(current.pollInMs ?? DEFAULT_POLL_MS);
        current = await request('status', statusSchema);
      }
      return current;
    },
  };
};
