import { insertDecimalPoint } from 'pay-status/contract';
import type { CheckedHostRequest } from 'pay-status/wallet';
import { PAPER_ASSETS } from '../../gateway/rails/paper/assets.js';
import { findNetworkName, type Networks } from './networks.js';

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

/** The symbol of a token by its contract, which nobody else can have. A name that the token itself gave would prove nothing. */
const findAsset = (chain: string, token: string) =>
  PAPER_ASSETS.find((asset) => asset.chain === chain && asset.contract.toLowerCase() === token);

const describeTokens = (chain: string, token: string, value: bigint): string => {
  const asset = findAsset(chain, token);
  return asset ? format(value, asset.decimals, asset.symbol) : `${value} units of a token`;
};

const describeTitle = (request: CheckedHostRequest): string => {
  const { kind, chain } = request;
  switch (kind) {
    case 'token-payment':
      return `Pay ${describeTokens(chain, request.token, request.value)}?`;
    case 'token-permission':
      return `Allow ${describeTokens(chain, request.token, request.value)}?`;
    case 'token-approval':
      return 'Allow all of a token?';
    case 'coin-payment':
      return `Pay ${format(request.value, ETHER_DECIMALS, 'ETH')}?`;
  }
};

const MEANINGS: Readonly<Record<CheckedHostRequest['kind'], string>> = {
  'token-payment': 'Your signature lets the receiver take this amount, once.',
  'token-permission': 'Your signature lets Permit2 move this amount. It pays nobody yet.',
  'token-approval': 'The transaction lets Permit2 move all of this token. It pays nobody yet, and costs a fee.',
  'coin-payment': 'The transaction sends this amount to the receiver, and costs a fee.',
};

const describeDeadline = (deadline: bigint): string =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(Number(deadline) * 1_000));

const toText = (name: string, value: string): PromptRow => ({ name, value, isCode: false });
/** A row with an address or an id. */
export const toCode = (name: string, value: string): PromptRow => ({ name, value, isCode: true });

/** Describes a checked request. All of it is decoded from what is signed. */
export const describeRequest = (request: CheckedHostRequest, networks: Networks): ShownRequest => ({
  title: describeTitle(request),
  meaning: MEANINGS[request.kind],
  rows: [
    toText('Network', findNetworkName(networks, request.chain) ?? request.chain),
    ...('token' in request && !findAsset(request.chain, request.token) ? [toCode('Token', request.token)] : []),
    ...('receiver' in request ? [toCode('Receiver', request.receiver)] : []),
    toCode('From', request.account),
    ...('deadline' in request ? [toText('Valid until', describeDeadline(request.deadline))] : []),
  ],
});
