import type { SandboxPayment, SandboxStep } from '../../gateway/wire/sandbox-payment.js';
import { sandbox } from '../../pages/client/sandbox.js';
import type { Networks } from './networks.js';

/** Finds a payment by its id or its gateway URL. Rejects with `SandboxError`, as all of these do. */
export const findPayment = (link: string): Promise<SandboxPayment> =>
  sandbox.get(`payments/${encodeURIComponent(link)}`);

/** Takes a step in place of the buyer or the chain. */
export const takeStep = async (paymentId: string, step: SandboxStep): Promise<void> => {
  await sandbox.send('POST', `payments/${encodeURIComponent(paymentId)}/${step}`);
};

/** Fills an address up with test coins, on each network. */
export const requestCoins = async (address: string, { chains }: Networks): Promise<void> => {
  for (const chain of chains) await sandbox.send('POST', 'faucet', { account: `${chain}:${address}` });
};
