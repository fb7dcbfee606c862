import type { CheckoutPorts } from '../../../src/browser/checkout-ports.js';
import type { PaymentRecord, WalletPorts } from 'pay-status/wallet';
import { toUrl } from './base.js';
import { AMOUNT, CHAINS, LIFETIME_S, MERCHANT, nowS, RECIPIENT, REFERENCE } from './demo-payment.js';
import { createDemoPorts } from './demo-ports.js';
import { openSandbox } from './sandbox.js';
import { testWallet } from './test-wallet.js';

/** The test wallet only, not those of the visitor; and a memory that ends with the page. */
const createWalletPorts = (): WalletPorts => {
  const records = new Map<string, PaymentRecord>();
  return {
    findWallets: (onChange) => {
      onChange([testWallet]);
      return () => undefined;
    },
    records: {
      withLock: async (_paymentId, work) => {
        await work();
        return true;
      },
      read: (paymentId) => records.get(paymentId),
      write: (record) => void records.set(record.paymentId, record),
      remove: (paymentId) => void records.delete(paymentId),
    },
  };
};

/** The ports of a checkout that is paid with the test wallet. */
export const createCheckoutPorts = (): CheckoutPorts => ({
  ...createDemoPorts(),
  share: undefined,
  print: () => {
    print();
  },
  wallet: createWalletPorts(),
});

/** The attributes of a checkout for a new payment of the sandbox, as a shop's server writes them. */
export const getCheckoutAttributes = (paymentId: string) => {
  const expiresAt = nowS() + LIFETIME_S;
  return {
    ...openSandbox(paymentId, expiresAt),
    chains: CHAINS.join(' '),
    recipients: RECIPIENT,
    'expires-at': String(expiresAt),
    'merchant-name': MERCHANT,
    'merchant-icon-url': toUrl('icons/merchant_demo.svg'),
    'reference-id': REFERENCE,
    'amount-unit': AMOUNT.unit,
    'amount-value': AMOUNT.value,
  };
};
