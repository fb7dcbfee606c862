import { insertDecimalPoint } from 'pay-status/contract';
import type { CheckedHostRequest } from 'pay-status/wallet';
import { findNetworkName, type KnownCoin, type Networks } from './networks.js';

/** A line of the prompt: `isCode` for an address or an id. */
export interface PromptRow {
  readonly name: string;
  readonly value: string;
  readonly isCode: boolean;
}

/** A request in plain words. */
export interface ShownRequest {
  /** The question, with the amount. */
  readonly title: string;
  /** The effect of the approval. */
  readonly meaning: string;
  readonly rows: readonly PromptRow[];
}

const ETHER_DECIMALS = 18;

const format = (value: bigint, decimals: number, symbol: string): string => {
  const amount = insertDecimalPoint(String(value), decimals) as Intl.StringNumericLiteral;
  const digits = { minimumFractionDigits: Math.min(2, decimals), maximumFractionDigits: decimals };
  return `${new Intl.NumberFormat('en', digits).format(amount)} ${symbol}`;
};

/** A name that the token itself gave would prove nothing. */
const findCoin = ({ coins }: Networks, chain: string, token: string): KnownCoin | undefined =>
  coins.find((coin) => coin.chain === chain && coin.contract.toLowerCase() === token);

const describeTokens = (coin: KnownCoin | undefined, value: bigint): string =>
  coin ? format(value, coin.decimals, coin.symbol) : `${value} units of a token`;

const describeTitle = (request: CheckedHostRequest, coin: KnownCoin | undefined, merchant: string): string => {
  switch (request.kind) {
    case 'token-payment':
      return `Pay ${describeTokens(coin, request.value)}${merchant}?`;
    case 'token-permission':
      return `Allow ${describeTokens(coin, request.value)}?`;
    case 'token-approval':
      return `Allow all of ${coin ? `your ${coin.symbol}` : 'a token'}?`;
    case 'token-revocation':
      return `Take back the permission for ${coin ? `your ${coin.symbol}` : 'a token'}?`;
    case 'coin-payment':
      return `Pay ${format(request.value, ETHER_DECIMALS, 'ETH')}${merchant}?`;
  }
};

const MEANINGS: Readonly<Record<CheckedHostRequest['kind'], string>> = {
  'token-payment': 'Your signature lets the receiver take this amount, once.',
  'token-permission': 'Your signature lets Permit2 move this amount. It pays nobody yet.',
  'token-approval': 'The transaction lets Permit2 move all of this token. It pays nobody yet, and costs a fee.',
  'token-revocation': 'After the transaction, Permit2 may move nothing of this token. It pays nobody, and costs a fee.',
  'coin-payment': 'The transaction sends this amount to the receiver, and costs a fee.',
};

const describeDeadline = (deadline: bigint): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(Number(deadline) * 1_000));

const toText = (name: string, value: string): PromptRow => ({ name, value, isCode: false });
/** A row with an address or an id. */
export const toCode = (name: string, value: string): PromptRow => ({ name, value, isCode: true });

/**
 * Describes a checked request. All of it is decoded from what is signed, but for the merchant.
 *
 * @param merchantName who is paid, where the wallet knows it from the gateway
 */
export const describeRequest = (
  request: CheckedHostRequest,
  networks: Networks,
  merchantName?: string,
): ShownRequest => {
  const coin = 'token' in request ? findCoin(networks, request.chain, request.token) : undefined;
  return {
    title: describeTitle(request, coin, merchantName ? ` to ${merchantName}` : ''),
    meaning: MEANINGS[request.kind],
    rows: [
      toText('Network', findNetworkName(networks, request.chain) ?? request.chain),
      ...('token' in request && !coin ? [toCode('Token', request.token)] : []),
      ...('receiver' in request ? [toCode('Receiver', request.receiver)] : []),
      toCode('From', request.account),
      ...('deadline' in request ? [toText('Valid until', describeDeadline(request.deadline))] : []),
    ],
  };
};
