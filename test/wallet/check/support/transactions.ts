// Writes the transactions of a genuine gateway with another encoder than the check's patterns.
import { encodeApprove, encodePayNative } from '../../../support/wallet/transaction-options.js';
import { PERMIT2, USDC_FACTS, type Facts } from './facts.js';
import { setAt, type Json, type JsonObject } from './json.js';
import { writeActions, writeOption } from './requests.js';
import type { Context } from './run-check.js';

/** A transfer by Permit2, which an approval makes possible. */
export const FACTS: Facts = { ...USDC_FACTS, kind: 'allowance' };
export const CHAIN = `eip155:${FACTS.chainId}`;
/** The limits of a page that knows the settlement contract. */
export const CONTEXT: Context = { nowS: FACTS.nowS, expiresAt: FACTS.expiresAt, recipients: [FACTS.receiver] };

export const writeTransaction = (transaction: Json): JsonObject => ({
  type: 'walletRpc',
  data: { chain_id: CHAIN, method: 'eth_sendTransaction', params: [transaction] },
});

export const APPROVAL: JsonObject = {
  from: FACTS.account,
  to: FACTS.token,
  value: '0x0',
  data: encodeApprove(PERMIT2),
};
export const APPROVAL_ACTION = writeTransaction(APPROVAL);
const [transferAction] = writeActions(FACTS);
if (!transferAction) throw new Error('There is no transfer.');
export const TRANSFER_ACTION = transferAction;
export const APPROVAL_ACTIONS: readonly JsonObject[] = [APPROVAL_ACTION, TRANSFER_ACTION];
export const TOKEN_OPTION = writeOption(FACTS);

/** 0.0123 coins. */
export const VALUE = 12_300_000_000_000_000n;
export const PAYMENT: JsonObject = {
  from: FACTS.account,
  to: FACTS.receiver,
  value: `0x${VALUE.toString(16)}`,
  data: encodePayNative(FACTS.deadlineS),
};
export const PAYMENT_ACTION = writeTransaction(PAYMENT);
export const COIN_OPTION: Json = setAt(
  setAt(TOKEN_OPTION, ['amount', 'unit'], `caip19/${CHAIN}/slip44:60`),
  ['amount', 'value'],
  VALUE.toString(),
);

/** The genuine list of actions with one change in its transaction. */
export const change = (transaction: JsonObject, changes: JsonObject): JsonObject =>
  writeTransaction({ ...transaction, ...changes });
