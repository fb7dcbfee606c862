// Writes the options and requests of a genuine gateway, from the EIPs and from Permit2's types; shares nothing with the check.
import { PERMIT2, type Casing, type Facts, type Notation } from './facts.js';
import { fromEntries, type Json, type JsonObject } from './json.js';

const CASINGS: Readonly<Record<Casing, (letter: string, index: number) => string>> = {
  lower: (letter) => letter,
  upper: (letter) => letter.toUpperCase(),
  mixed: (letter, index) => (index % 3 ? letter.toUpperCase() : letter),
};

export const writeAddress = (address: string, casing: Casing): string =>
  `0x${Array.from(address.slice(2).toLowerCase(), CASINGS[casing]).join('')}`;

export const writeNumber = (value: bigint, notation: Notation): Json => {
  if (notation === 'hexadecimal') return `0x${value.toString(16)}`;
  return notation === 'number' && value <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(value) : value.toString();
};

/** The fields of a type, from the text between its parentheses in EIP-712's `encodeType`. */
const fields = (text: string): Json =>
  text.split(',').map((field) => {
    const [type = '', name = ''] = field.split(' ');
    return { name, type };
  });

const TOKEN_DOMAIN = fields('string name,string version,uint256 chainId,address verifyingContract');
const PERMIT2_DOMAIN = fields('string name,uint256 chainId,address verifyingContract');
const RECEIVE_WITH_AUTHORIZATION = fields(
  'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce',
);
const PERMIT = fields('address owner,address spender,uint256 value,uint256 nonce,uint256 deadline');
const PERMIT_TRANSFER_FROM = fields('TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline');
const TOKEN_PERMISSIONS = fields('address token,uint256 amount');

/** Creates functions that write numbers and addresses in the notations of the facts, one after another. */
const createWriters = ({ notations, casings }: Facts) => {
  let numbers = 0;
  let addresses = 0;
  return {
    number: (value: bigint | number) =>
      writeNumber(BigInt(value), notations[numbers++ % notations.length] ?? 'hexadecimal'),
    address: (address: string) => writeAddress(address, casings[addresses++ % casings.length] ?? 'lower'),
  };
};
type Writers = ReturnType<typeof createWriters>;

const writeTokenDomain = ({ tokenName, tokenVersion, chainId, token }: Facts, { number, address }: Writers) => ({
  name: tokenName,
  version: tokenVersion,
  chainId: number(chainId),
  verifyingContract: address(token),
});

const writeAuthorization = (facts: Facts, writers: Writers): JsonObject => ({
  types: { EIP712Domain: TOKEN_DOMAIN, ReceiveWithAuthorization: RECEIVE_WITH_AUTHORIZATION },
  primaryType: 'ReceiveWithAuthorization',
  domain: writeTokenDomain(facts, writers),
  message: {
    from: writers.address(facts.account),
    to: writers.address(facts.receiver),
    value: writers.number(facts.amount),
    validAfter: writers.number(facts.validAfterS),
    validBefore: writers.number(facts.deadlineS),
    nonce: `0x${facts.nonce.toString(16).padStart(64, '0')}`,
  },
});

const writePermit = (facts: Facts, writers: Writers): JsonObject => ({
  types: { EIP712Domain: TOKEN_DOMAIN, Permit: PERMIT },
  primaryType: 'Permit',
  domain: writeTokenDomain(facts, writers),
  message: {
    owner: writers.address(facts.account),
    spender: writers.address(PERMIT2),
    value: writers.number(facts.amount),
    nonce: writers.number(facts.permitNonce),
    deadline: writers.number(facts.permitDeadlineS),
  },
});

const writeTransfer = (facts: Facts, writers: Writers): JsonObject => ({
  types: {
    EIP712Domain: PERMIT2_DOMAIN,
    PermitTransferFrom: PERMIT_TRANSFER_FROM,
    TokenPermissions: TOKEN_PERMISSIONS,
  },
  primaryType: 'PermitTransferFrom',
  domain: {
    name: 'Permit2',
    chainId: writers.number(facts.chainId),
    verifyingContract: writers.address(PERMIT2),
  },
  message: {
    permitted: { token: writers.address(facts.token), amount: writers.number(facts.amount) },
    spender: writers.address(facts.receiver),
    nonce: writers.number(facts.nonce),
    deadline: writers.number(facts.deadlineS),
  },
});

/** The typed data of each request, in the order in which the wallet is to sign it. */
export const writeTypedData = (facts: Facts): readonly JsonObject[] => {
  const writers = createWriters(facts);
  if (facts.kind === 'authorization') return [writeAuthorization(facts, writers)];
  return [...(facts.kind === 'permit' ? [writePermit(facts, writers)] : []), writeTransfer(facts, writers)];
};

const getChain = ({ chainId }: Facts): string => `eip155:${chainId}`;

/** A request to a wallet, with the text of the typed data as given. */
export const writeAction = (facts: Facts, text: Json): JsonObject => ({
  type: 'walletRpc',
  data: {
    chain_id: getChain(facts),
    method: 'eth_signTypedData_v4',
    params: [writeAddress(facts.account, facts.casings[0] ?? 'lower'), text],
  },
});

export const writeActions = (facts: Facts): readonly JsonObject[] =>
  writeTypedData(facts).map((typedData) => writeAction(facts, JSON.stringify(typedData)));

/** The option that the buyer is shown. */
export const writeOption = (facts: Facts): JsonObject => ({
  account: `${getChain(facts)}:${writeAddress(facts.account, facts.casings[1] ?? 'lower')}`,
  amount: {
    unit: `caip19/${getChain(facts)}/erc20:${writeAddress(facts.token, facts.casings[2] ?? 'lower')}`,
    value: facts.amount.toString(),
    display: fromEntries([
      ['assetName', 'USD Coin'],
      ['assetSymbol', 'USDC'],
      ['decimals', 6],
    ]),
  },
});
