import assert from 'node:assert/strict';
import type { Action, StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { BUYER, type TestGateway } from './test-gateway.js';

export const ACCOUNT = 'eip155:8453:0xab16a96D359eC26a11e2C2b3d8f8B8942d5Bfcdb';

type Headers = Readonly<Record<string, string>>;

interface WalletRequestOptions {
  readonly headers?: Headers;
  readonly query?: string;
}

const post = (
  { sendRequest }: TestGateway,
  id: string,
  route: string,
  body: unknown,
  { headers = BUYER, query = '' }: WalletRequestOptions = {},
): Promise<Response> => sendRequest(`/v1/gateway/payment/${id}/${route}${query}`, { headers, body });

/** The requests of a wallet about one payment, unvalidated. */
export const createWallet = (gateway: TestGateway, id: string) => ({
  options: (body: unknown = { accounts: [ACCOUNT] }, options?: WalletRequestOptions) =>
    post(gateway, id, 'options', body, options),
  fetch: (body: unknown, options?: WalletRequestOptions) => post(gateway, id, 'fetch', body, options),
  confirm: (body: unknown, options?: WalletRequestOptions) => post(gateway, id, 'confirm', body, options),
  cancel: (options?: WalletRequestOptions) => post(gateway, id, 'cancel', {}, options),
});

export const readOptions = async (response: Response): Promise<readonly StrictPaymentOption[]> => {
  assert.equal(response.status, 200);
  return ((await response.json()) as { options: StrictPaymentOption[] }).options;
};

export const readActions = async (response: Response): Promise<readonly Action[]> => {
  assert.equal(response.status, 200);
  return ((await response.json()) as { actions: Action[] }).actions;
};

/** A signed response of a wallet. */
const SIGNED = { type: 'walletRpc', data: ['0xsig'] };

/** Builds the body that confirms an option. */
export const signed = ({ id, actions }: StrictPaymentOption) => ({ optionId: id, results: actions.map(() => SIGNED) });

/** Creates a payment and requests its options as a wallet. */
export const offer = async (gateway: TestGateway, order: object = {}, accounts: readonly string[] = [ACCOUNT]) => {
  const { paymentId } = await gateway.create(order);
  const wallet = createWallet(gateway, paymentId);
  const options = await readOptions(await wallet.options({ accounts }));
  assert.ok(options[0]);
  return { paymentId, wallet, options, option: options[0] };
};
