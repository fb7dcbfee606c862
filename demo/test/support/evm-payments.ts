import {
  encodeAbiParameters,
  hexToNumber,
  keccak256,
  parseAbiParameters,
  slice,
  zeroAddress,
  type Address,
  type Hex,
} from 'viem';
import { generatePrivateKey, type PrivateKeyAccount } from 'viem/accounts';
import { permitCoin } from '../../gateway/rails/evm/artifacts/permit-coin.js';
import { settlement } from '../../gateway/rails/evm/artifacts/settlement.js';
import { CHAIN_ID, PERMIT2, type Call, type Contracts } from './evm-contracts.js';
import { signAuthorization, signPermit, signPermit2 } from './evm-signatures.js';

export const WAYS = ['authorization', 'permit2', 'permit', 'native'] as const;
export type Way = (typeof WAYS)[number];

/** What is paid. */
export interface Terms {
  readonly payment: Hex;
  readonly expiresAt: bigint;
  readonly token: Address;
  readonly from: PrivateKeyAccount;
  readonly value: bigint;
}

/** How a payment differs from one that is accepted. */
export interface Difference {
  /** What is signed instead. */
  readonly terms?: Partial<Terms>;
  readonly signer?: PrivateKeyAccount;
  readonly change?: (signature: Hex) => Hex;
  /** Who submits it instead of the relayer. */
  readonly account?: PrivateKeyAccount;
}

/** Nothing is paid after the expiry, but its signatures are valid for a while longer. */
const getDeadline = ({ expiresAt }: Terms): bigint => expiresAt + 300n;

export const newPayment = (): Hex => keccak256(generatePrivateKey());

/** `v`, `r` and `s`, in the order of a contract's parameters. */
const split = (signature: Hex) =>
  [hexToNumber(slice(signature, 64)), slice(signature, 0, 32), slice(signature, 32, 64)] as const;

const QUOTE = parseAbiParameters(
  'uint256 chainId, address settlement, bytes32 payment, uint256 expiresAt, uint256 value',
);

/** The relayer's signature of a payment in the chain's own coin. */
export const signQuote = (
  signer: PrivateKeyAccount,
  contract: Address,
  { payment, expiresAt, value }: Terms,
  chainId: number = CHAIN_ID,
): Promise<Hex> => {
  const raw = keccak256(encodeAbiParameters(QUOTE, [BigInt(chainId), contract, payment, expiresAt, value]));
  return signer.signMessage({ message: { raw } });
};

/** Builds the calls that pay. */
export const createPayments = ({ client, coins, settlement: address, relayer, getNowS }: Contracts) => {
  const call = (functionName: string, args: readonly unknown[], account = relayer): Call => ({
    address,
    abi: settlement.abi,
    functionName,
    args,
    account,
  });
  const signTransfer = (terms: Terms, signer = terms.from) =>
    signPermit2(signer, terms.token, {
      spender: address,
      amount: terms.value,
      nonce: BigInt(terms.payment),
      deadline: getDeadline(terms),
    });
  const signAllowance = async (terms: Terms) => {
    const { address: owner } = terms.from;
    const nonce = await client.readContract({
      address: terms.token,
      abi: permitCoin.abi,
      functionName: 'nonces',
      args: [owner],
    });
    const message = { owner, spender: PERMIT2, value: terms.value, nonce, deadline: getDeadline(terms) };
    return signPermit(terms.from, terms.token, message);
  };

  const builders: Record<Way, (terms: Terms, signed: Terms, difference: Difference) => Promise<Call>> = {
    async authorization(terms, signed, { signer = signed.from, change = (same) => same, account }) {
      const { from, value, payment: nonce } = signed;
      const message = {
        from: from.address,
        to: address,
        value,
        validAfter: 0n,
        validBefore: getDeadline(signed),
        nonce,
      };
      const signature = change(await signAuthorization(signer, signed.token, message));
      const { payment, expiresAt, token } = terms;
      const window = [0n, getDeadline(terms)];
      const args = [payment, expiresAt, token, terms.from.address, terms.value, ...window, signature];
      return call('payWithAuthorization', args, account);
    },
    async permit2(terms, signed, { signer, change = (same) => same, account }) {
      const { payment, expiresAt, token, from, value } = terms;
      const signature = change(await signTransfer(signed, signer));
      const args = [payment, expiresAt, token, from.address, value, getDeadline(terms), signature];
      return call('payWithPermit2', args, account);
    },
    async permit(terms, signed, { signer, change = (same) => same, account }) {
      const { payment, expiresAt, token, from, value } = terms;
      const signatures = [await signAllowance(terms), change(await signTransfer(signed, signer))];
      const args = [payment, expiresAt, token, from.address, value, getDeadline(terms), ...signatures];
      return call('payWithPermit', args, account);
    },
    async native({ payment, expiresAt, from, value }, signed, { signer = relayer, change = (same) => same }) {
      const quote = change(await signQuote(signer, address, signed));
      return { ...call('payNative', [payment, expiresAt, quote], from), value };
    },
  };

  const TOKENS: Record<Way, Address> = {
    authorization: coins.authorization,
    permit2: coins.plain,
    permit: coins.permit,
    native: zeroAddress,
  };

  return {
    call,
    /** The call that gives Permit2 its allowance. */
    callPermit: async (terms: Terms, account: PrivateKeyAccount): Promise<Call> => ({
      address: terms.token,
      abi: permitCoin.abi,
      functionName: 'permit',
      args: [terms.from.address, PERMIT2, terms.value, getDeadline(terms), ...split(await signAllowance(terms))],
      account,
    }),
    /** A payment of 2,500 units, which expires in 10 minutes. */
    getTerms: async (way: Way, from: PrivateKeyAccount): Promise<Terms> => ({
      payment: newPayment(),
      expiresAt: (await getNowS()) + 600n,
      token: TOKENS[way],
      from,
      value: 2_500n,
    }),
    /** The call that pays, with a signature of other terms if a difference is given. */
    pay: (way: Way, terms: Terms, difference: Difference = {}): Promise<Call> =>
      builders[way](terms, { ...terms, ...difference.terms }, difference),
  };
};
