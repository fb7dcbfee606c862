import type { PaymentConfirmation } from '../../../src/client/paying-client.js';
import type { PaymentOption } from '../../../src/contract/schemas/payment-options.js';
import type { WalletRequest } from '../../../src/wallet/wallet-request.js';

/** True for the confirmation of coins that were sent: a hash is 32 bytes, a signature at least 64. */
export const isTransactionPayment = ({ results }: PaymentConfirmation): boolean =>
  String(results.at(-1)?.data[0]).length === 66;

/** True for a request for coins. */
export const isPayment = (request: WalletRequest): boolean =>
  request.method === 'eth_sendTransaction' && BigInt(request.params[0].value) > 0n;

/** Returns what a request lets its signer pay, as an option shows it. */
export const getPaid = (request: WalletRequest): string => {
  const { chain } = request;
  if (request.method === 'eth_sendTransaction') {
    const [{ from, to, value }] = request.params;
    // An approval of a token pays nothing, and is only asked for with the token that is shown.
    if (!isPayment(request)) return `${chain}:${from} caip19/${chain}/erc20:${to}`.toLowerCase();
    return `${chain}:${from} caip19/${chain}/slip44:60 ${BigInt(value)}`.toLowerCase();
  }
  const [account, text] = request.params;
  const { domain, message, primaryType } = JSON.parse(text) as {
    readonly domain: { readonly verifyingContract: string; readonly chainId: number | string };
    readonly message: Readonly<Record<string, unknown>>;
    readonly primaryType: string;
  };
  const { token, amount } = (message['permitted'] ?? {}) as { readonly token?: string; readonly amount?: string };
  const contract = primaryType === 'PermitTransferFrom' ? token : domain.verifyingContract;
  const unit = `caip19/eip155:${BigInt(domain.chainId)}/erc20:${contract}`;
  return `${chain}:${account} ${unit} ${BigInt(String(amount ?? message['value']))}`.toLowerCase();
};

export const getShown = ({ account, amount }: PaymentOption): string =>
  `${account} ${amount.unit} ${amount.value}`.toLowerCase();

/** True for a signature that pays: any but the permit before it. */
export const paysBySignature = ({ method, params }: WalletRequest): boolean =>
  method === 'eth_signTypedData_v4' && (JSON.parse(params[1]) as { primaryType: unknown }).primaryType !== 'Permit';
