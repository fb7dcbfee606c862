import { withDeadline } from '../../core/deadline.js';
import type { CheckoutWallet } from '../ports.js';
import type { FlowContext } from './context.js';

/** A wallet that takes longer to say where it has sent a transaction is not waited for, milliseconds. */
const TIMEOUT_MS = 5_000;
const CHAIN = /^eip155:[1-9]\d{0,14}$/;

/** Returns the chain (CAIP-2) to which a wallet may have sent a transaction instead of to that of its request. */
export const findOtherChain = async (
  hash: string | undefined,
  { wallet, chain }: { readonly wallet: CheckoutWallet; readonly chain: string },
  { clock }: Pick<FlowContext, 'clock'>,
): Promise<string | undefined> => {
  if (hash === undefined || !wallet.findOtherChain) return undefined;
  const find = async (): Promise<unknown> => wallet.findOtherChain?.(hash, chain);
  try {
    const other = await withDeadline(find, { clock, timeoutMs: TIMEOUT_MS });
    return typeof other === 'string' && CHAIN.test(other) && other !== chain ? other : undefined;
  } catch {
    // The wallet cannot tell.
    return undefined;
  }
};
