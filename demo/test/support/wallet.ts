import assert from 'node:assert/strict';
import type { Action, StrictPaymentOption } from '../../gateway/wire/payment-options.js';
import { BASE_SEPOLIA, SEPOLIA, SIGNER, toAccount } from './signer.js';
import { BUYER, type TestGateway } from './test-gateway.js';

export { signed } from './signer.js';

export const ACCOUNT = toAccount(SIGNER);

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

/** Gives test coins to those of the accounts that are on a chain with test coins. */
export const fund = async ({ sandbox }: TestGateway, accounts: readonly string[]): Promise<void> => {
  for (const account of accounts)
    if ([BASE_SEPOLIA, SEPOLIA].some((chain) => account.startsWith(`${chain}:`)))
      assert.equal((await sandbox('faucet', { account })).status, 200);
};

/** Creates a payment, and requests its options as a wallet whose accounts have test coins. */
export const offer = async (gateway: TestGateway, order: object = {}, accounts: readonly string[] = [ACCOUNT]) => {
  await fund(gateway, accounts);
  const { paymentId } = await gateway.create(order);
  const wallet = createWallet(gateway, paymentId);
  const options = await readOptions(await wallet.options({ accounts }));
  assert.ok(options[0]);
  return { paymentId, wallet, options, option: options[0] };
};
