// Manipulated options and requests, as a hostile or compromised gateway could send them.
import { USDC_FACTS, type Facts, type Kind, UNLIMITED } from './facts.js';
import { FOREIGN_TYPES } from './foreign-types.js';
import { getAt, setAt, type Json, type JsonObject } from './json.js';
import { LOOK_ALIKE_PERMIT2, STRANGER } from './pool.js';
import { writeAction, writeActions, writeOption, writeTypedData } from './requests.js';

export interface HostileOption {
  /** The manipulation, as a sentence. */
  readonly title: string;
  readonly option: Json;
  readonly actions: readonly Json[];
  /** The pattern of the reason for the refusal. */
  readonly reason: RegExp;
}

type Row = readonly [title: string, actions: readonly Json[], reason: RegExp, option?: Json];

const FACTS: Readonly<Record<Kind, Facts>> = {
  authorization: USDC_FACTS,
  permit: { ...USDC_FACTS, kind: 'permit' },
  allowance: { ...USDC_FACTS, kind: 'allowance' },
};
const AUTHORIZATION = FACTS.authorization;
const OPTION = writeOption(AUTHORIZATION);
const GENUINE = writeActions(AUTHORIZATION);
const END = AUTHORIZATION.expiresAt + 301;

const asks = (kind: Kind, change: Partial<Facts>): readonly Json[] => writeActions({ ...FACTS[kind], ...change });

/** Asks for genuine requests with another value in the typed data of one of them. */
const edits = (kind: Kind, index: number, path: string, value: Json): readonly Json[] => {
  const data = writeTypedData(FACTS[kind])[index] ?? {};
  const text = JSON.stringify(setAt(data, path.split('.'), value));
  return writeActions(FACTS[kind]).with(index, writeAction(FACTS[kind], text));
};

const signsText = (text: string): readonly Json[] => [writeAction(AUTHORIZATION, text)];
const signs = (data: Json): readonly Json[] => signsText(JSON.stringify(data));

const calls = (method: string, ...params: readonly Json[]): JsonObject => ({
  type: 'walletRpc',
  data: { chain_id: 'eip155:84532', method, params },
});

/** The genuine typed data, sent by another method or in another form. */
const DATA: JsonObject = writeTypedData(AUTHORIZATION)[0] ?? {};
const TEXT = JSON.stringify(DATA);

const amounts: readonly Row[] = [
  ['charges one base unit more', asks('authorization', { amount: 12_500_001n }), /value/],
  ['charges ten times as much', asks('authorization', { amount: 125_000_000n }), /value/],
  ['charges less, so that the rest is asked for again', asks('authorization', { amount: 12_499_999n }), /value/],
  ['asks for all that the account has', asks('authorization', { amount: UNLIMITED }), /value/],
  ['overflows the amount', asks('authorization', { amount: 2n ** 256n + 12_500_000n }), /value/],
  ['approves everything before an exact transfer', edits('permit', 0, 'message.value', UNLIMITED.toString()), /value/],
  ['approves one base unit more than it transfers', edits('permit', 0, 'message.value', '12500001'), /value/],
  ['transfers more by Permit2', asks('allowance', { amount: 12_500_001n }), /amount/],
  ['shows nothing to pay', GENUINE, /positive whole number/, setAt(OPTION, ['amount', 'value'], '0')],
  ['shows an amount as text', GENUINE, /amount/, setAt(OPTION, ['amount', 'value'], '12500000 (free)')],
  ['shows a negative amount', GENUINE, /amount/, setAt(OPTION, ['amount', 'value'], '-12500000')],
  ['shows a fraction of the amount', GENUINE, /shown/, setAt(OPTION, ['amount', 'value'], '12')],
];

const assets: readonly Row[] = [
  ['takes another token', asks('authorization', { token: STRANGER }), /verifyingContract/],
  ['takes another token by Permit2', asks('allowance', { token: STRANGER }), /token/],
  [
    'approves another token than it takes',
    edits('permit', 0, 'domain.verifyingContract', STRANGER),
    /verifyingContract/,
  ],
  ['shows dollars', GENUINE, /token/, setAt(OPTION, ['amount', 'unit'], 'iso4217/USD')],
  [
    'shows the coin of the chain',
    GENUINE,
    /eth_sendTransaction/,
    setAt(OPTION, ['amount', 'unit'], 'caip19/eip155:84532/slip44:60'),
  ],
  [
    'shows a token of another chain',
    GENUINE,
    /different chains/,
    setAt(OPTION, ['amount', 'unit'], `caip19/eip155:1/erc20:${AUTHORIZATION.token}`),
  ],
];

const accounts: readonly Row[] = [
  ['takes from another account of the buyer', edits('authorization', 0, 'message.from', STRANGER), /from/],
  ['approves for another account of the buyer', edits('permit', 0, 'message.owner', STRANGER), /owner/],
  ['asks another account to sign', [setAt(GENUINE[0] ?? null, ['data', 'params', 0], STRANGER)], /account/],
  ['shows an account on Solana', GENUINE, /EVM/, setAt(OPTION, ['account'], 'solana:5eykt4UsFv8P8NJd:9xQeWvG816bUx9E')],
  ['asks on a chain where money is real', [setAt(GENUINE[0] ?? null, ['data', 'chain_id'], 'eip155:1')], /chain/],
  ['signs for a chain where money is real', edits('authorization', 0, 'domain.chainId', '0x1'), /chainId/],
  ['transfers on a chain where money is real', edits('allowance', 0, 'domain.chainId', 1), /chainId/],
];

const deadlines: readonly Row[] = [
  ['keeps a signature for a second longer', asks('authorization', { deadlineS: END }), /outlive/],
  ['keeps a signature for a year', asks('allowance', { deadlineS: END + 31_536_000 }), /outlive/],
  ['keeps a signature for ever', edits('authorization', 0, 'message.validBefore', UNLIMITED.toString()), /outlive/],
  ['keeps a permit for ever', edits('permit', 0, 'message.deadline', UNLIMITED.toString()), /outlive/],
  ['collects a signature for later', asks('authorization', { validAfterS: END - 10 }), /validAfter/],
];

const contracts: readonly Row[] = [
  [
    'lets the buyer sign for a false Permit2',
    edits('allowance', 0, 'domain.verifyingContract', LOOK_ALIKE_PERMIT2),
    /verifyingContract/,
  ],
  ['approves a false Permit2', edits('permit', 0, 'message.spender', LOOK_ALIKE_PERMIT2), /spender/],
  ['approves itself', edits('permit', 0, 'message.spender', AUTHORIZATION.receiver), /spender/],
  ['burns the money', edits('authorization', 0, 'message.to', `0x${'0'.repeat(40)}`), /to is the zero address/],
];

const kinds: readonly Row[] = Object.entries(FOREIGN_TYPES).map(([title, data]) => [
  title,
  signs(data),
  /message|type|kind/,
]);

const methods: readonly Row[] = [
  ['asks for a signature of text', [calls('personal_sign', '0x48656c6c6f', AUTHORIZATION.account)], /method/],
  ['asks for a signature of any hash', [calls('eth_sign', AUTHORIZATION.account, `0x${'ab'.repeat(32)}`)], /method/],
  ['uses an older method', [calls('eth_signTypedData_v3', AUTHORIZATION.account, TEXT)], /method/],
  [
    'lets the account approve a stranger',
    [calls('eth_sendTransaction', { to: AUTHORIZATION.token, data: '0x095ea7b3' })],
    /transaction/,
  ],
  ['sends the coin of the chain', [calls('eth_sendTransaction', { to: STRANGER, value: '0x1' })], /transaction/],
  ['adds a chain to the wallet', [calls('wallet_addEthereumChain', { chainId: '0x14a34' })], /method/],
  ['asks for a transaction on Solana', [calls('solana_signTransaction', { transaction: 'AQ==' })], /method/],
];

const lists: readonly Row[] = [
  ['charges twice', [...GENUINE, ...asks('authorization', { nonce: 1n })], /before a payment|requests/],
  ['charges twice, by two methods', [...GENUINE, ...asks('allowance', {})], /before a payment|requests/],
  ['charges three times', [...GENUINE, ...asks('permit', {})], /may come before/],
  ['charges four times', [...asks('permit', {}), ...asks('permit', {})], /requests/],
  ['approves, and does not pay', asks('permit', {}).slice(0, 1), /does not pay/],
  ['asks for nothing', [], /requests/],
  ['wraps two requests as one', [GENUINE], /not an object/],
];

const disguises: readonly Row[] = [
  [
    'gives the amount twice',
    signsText(TEXT.replace('"value":"0xbebc20"', '"value":"0xbebc20","value":"0xbebc21"')),
    /value/,
  ],
  ['gives the kind twice', signsText(TEXT.replace(/\}$/, ',"primaryType":"Permit"}')), /type/],
  [
    'hides the amount in the prototype',
    edits('authorization', 0, 'message', { ...(getAt(DATA, ['message']) as JsonObject), ['__proto__']: '1' }),
    /__proto__|field/,
  ],
  [
    'declares the amount as a byte',
    signsText(TEXT.replace('{"name":"value","type":"uint256"}', '{"name":"value","type":"uint8"}')),
    /ReceiveWithAuthorization/,
  ],
  [
    'does not declare the amount',
    signsText(TEXT.replace('{"name":"value","type":"uint256"},', '')),
    /ReceiveWithAuthorization/,
  ],
  [
    'declares the domain without its chain',
    signsText(TEXT.replace('{"name":"chainId","type":"uint256"},', '')),
    /EIP712Domain/,
  ],
  ['exchanges the parameters', [calls('eth_signTypedData_v4', TEXT, AUTHORIZATION.account)], /account/],
];

const ROWS = [amounts, assets, accounts, deadlines, contracts, kinds, methods, lists, disguises].flat();

export const HOSTILE_OPTIONS: readonly HostileOption[] = ROWS.map(([title, actions, reason, option = OPTION]) => ({
  title,
  option,
  actions,
  reason,
}));
