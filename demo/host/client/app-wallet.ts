import { checkHostRequest, WalletError, type CheckedHostRequest, type CheckoutWallet } from 'pay-status/wallet';
import type { Networks } from '../../wallet/client/networks.js';
import type { SandboxWallet } from '../../wallet/client/sandbox-wallet.js';
import { describeRequest, toCode, type ShownRequest } from '../../wallet/client/describe-request.js';

export interface AppWalletOptions {
  readonly address: string;
  /** The payment that the app has opened. */
  readonly paymentId: string;
  readonly networks: Networks;
  /** Has the key, and signs without a question. */
  readonly signer: SandboxWallet;
  /** Asks the person; resolves to false if they reject, and when the signal is aborted. */
  readonly ask: (request: ShownRequest, signal?: AbortSignal) => Promise<boolean>;
  /** Called with the reason if a request was refused without asking. */
  readonly onRefuse: (error: Error) => void;
}

/** The app's wallet: it decodes each request itself, shows the person what is signed, and signs what it has shown. */
export const createAppWallet = ({
  address,
  paymentId,
  networks,
  signer,
  ask,
  onRefuse,
}: AppWalletOptions): CheckoutWallet => {
  const check = (request: Parameters<CheckoutWallet['sign']>[0]): CheckedHostRequest => {
    const account = `${request.chain}:${address}`;
    const { recipient } = networks;
    try {
      return checkHostRequest(
        { ...request, account },
        {
          accounts: [account],
          nowS: Date.now() / 1_000,
          ...(recipient !== undefined && { recipients: [recipient] }),
        },
      );
    } catch (error) {
      if (error instanceof Error) onRefuse(error);
      throw error;
    }
  };
  return {
    ...signer,
    id: 'com.example.wallet',
    name: 'Example wallet',
    accounts: () => Promise.resolve([address]),
    sign: async (request, signal) => {
      const checked = check(request);
      const shown = describeRequest(checked, networks);
      // The one that the app has opened: a signature does not name it.
      const rows = [...shown.rows, toCode('Payment', paymentId)];
      const isApproved = await ask({ ...shown, rows }, signal);
      if (!isApproved) throw new WalletError('rejected', 'The person rejected the request.');
      return signer.sign(checked.request);
    },
  };
};
