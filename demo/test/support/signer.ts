import { privateKeyToAccount, type PrivateKeyAccount } from 'viem/accounts';
import type { Action, StrictPaymentOption, StrictWalletRpc } from '../../gateway/wire/payment-options.js';

export const BASE_SEPOLIA = 'eip155:84532';
export const SEPOLIA = 'eip155:11155111';

/** A wallet's key. Each number is another one. */
export const createSigner = (number: number): PrivateKeyAccount =>
  privateKeyToAccount(`0x${number.toString(16).padStart(64, '0')}`);

export const SIGNER = createSigner(0xb0b);
export const OTHER_SIGNER = createSigner(0xa11ce);

/** The signer's account, CAIP-10. */
export const toAccount = ({ address }: PrivateKeyAccount, chain = BASE_SEPOLIA): string => `${chain}:${address}`;

type TypedData = Parameters<PrivateKeyAccount['signTypedData']>[0];

/** The text of the message that a request asks to sign. */
export const getTypedData = ({ method, params: [, text] }: StrictWalletRpc): string => {
  if (method !== 'eth_signTypedData_v4' || typeof text !== 'string') throw new Error(`${method} signs no message`);
  return text;
};

/** Answers a request as a wallet does. */
export const signRequest = (request: StrictWalletRpc, signer: PrivateKeyAccount): Promise<string> =>
  signer.signTypedData(JSON.parse(getTypedData(request)) as TypedData);

/** The request of an action. That of a `build` action is in its data, which spares the test a request. */
export const getRequest = ({ type, data }: Action): StrictWalletRpc =>
  type === 'walletRpc' ? data : (JSON.parse(Buffer.from(data.data, 'hex').toString()) as StrictWalletRpc);

/** The body that confirms an option, signed by its account's key. */
export const signed = async ({ id, actions }: StrictPaymentOption, signer: PrivateKeyAccount = SIGNER) => {
  const signatures = await Promise.all(actions.map((action) => signRequest(getRequest(action), signer)));
  return { optionId: id, results: signatures.map((signature) => ({ type: 'walletRpc', data: [signature] })) };
};

/** The parts of a transfer that no test reads. */
export const TRANSFER = {
  until: 1_771_416_120,
  nonce: `0x${'ab'.repeat(32)}`,
  recipient: `0x${'5a'.repeat(20)}`,
  permitNonce: 0,
  needsApproval: false,
  needsReset: false,
} as const;
