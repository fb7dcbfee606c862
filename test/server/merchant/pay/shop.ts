import {
  createPayHandler,
  type PayCredentials,
  type PayHandlerSettings,
} from '../../../../src/server/merchant/index.js';
import { createIndependentSigner, readTypedData } from '../../../../demo/test/support/independent-signer.js';
import type { StrictWalletRpc } from '../../../../demo/gateway/wire/payment-options.js';
import { BASE_URL, Sandbox } from '../../../support/sandbox.js';

export const SHOP = 'https://shop.example';
export const CHAIN = 'eip155:84532';

/** Request headers of a script on the shop's own page. */
export const OWN_PAGE = { origin: SHOP, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

/** Opens a shop with one payment and a pay handler that authorizes every request, on virtual time. */
export const openPayShop = async (settings: Partial<PayHandlerSettings> & { readonly walletKey?: string } = {}) => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create();
  const errors: unknown[] = [];
  const { walletKey, ...others } = settings;
  const credentials: PayCredentials = walletKey === undefined ? { appId: 'app_demo' } : { walletKey };
  const handle = createPayHandler({
    baseUrl: BASE_URL,
    authorize: () => true,
    onError: (error) => errors.push(error),
    fetch: sandbox.fetch,
    clock: sandbox.clock,
    ...others,
    ...credentials,
  });

  const post = (
    path: string,
    body: unknown = {},
    { headers = OWN_PAGE, ...init }: RequestInit & { headers?: Record<string, string> } = {},
  ): Promise<Response> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return handle(new Request(SHOP + path, { method: 'POST', headers, body: text, ...init }));
  };
  /** Sends a request to a route of the payment. */
  const call = (route: string, body?: unknown, init?: Parameters<typeof post>[2]): Promise<Response> =>
    post(`/pay/${paymentId}/${route}`, body, init);
  return { sandbox, paymentId, errors, handle, post, call };
};

/** A buyer with test coins, who signs what the gateway asks for. */
export const createBuyer = async (sandbox: Sandbox) => {
  const signer = createIndependentSigner('buyer');
  const account = `${CHAIN}:${signer.address}`;
  const headers = { 'Content-Type': 'application/json' };
  const request = new Request(`${BASE_URL}/sandbox/faucet`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ account }),
  });
  await sandbox.gateway.fetch(request);
  return { account, sign: (rpc: StrictWalletRpc): string => signer.sign(readTypedData(rpc)) };
};

export const readCode = async (response: Response): Promise<unknown> =>
  ((await response.json()) as { code?: unknown }).code;
