/** A package that shows the status of a payment, and the minimum that a page imports of it for that. */
export interface Peer {
  readonly name: string;
  /** Exact versions. npm installs their dependencies. */
  readonly dependencies: Readonly<Record<string, string>>;
  /** Overrides for versions of dependencies. */
  readonly overrides?: Readonly<Record<string, string>>;
  readonly entry: string;
  /** Optional imports of its dependencies that are not installed, and are omitted from the bundle. */
  readonly absent?: readonly string[];
}

const REACT = { react: '19.2.0', 'react-dom': '19.2.0' };

export const ADYEN: Peer = {
  name: 'Adyen, MB WAY',
  dependencies: { '@adyen/adyen-web': '6.45.2' },
  entry: `
    import { AdyenCheckout, MBWay } from '@adyen/adyen-web';
    import '@adyen/adyen-web/styles/adyen.css';
    AdyenCheckout.register(MBWay);
    globalThis.openCheckout = (base) =>
      AdyenCheckout({
        clientKey: 'bench_key',
        environment: 'test',
        _environmentUrls: { api: base, analytics: base, cdn: { images: base, translations: base } },
        locale: 'en-US',
        countryCode: 'PT',
        analytics: { enabled: false },
      });
    globalThis.showStatus = (checkout, place) =>
      checkout
        .createFromAction({ type: 'await', paymentMethodType: 'mbway', paymentData: 'data' })
        .mount(place);`,
};

/** Only their size is compared, because the services that they need to show a payment are not available here. */
export const PEERS: readonly Peer[] = [
  ADYEN,
  {
    name: 'Primer',
    dependencies: { '@primer-io/primer-js': '1.9.2' },
    entry: `export { loadPrimer } from '@primer-io/primer-js';`,
  },
  {
    name: 'Solana Commerce Kit',
    dependencies: { '@solana-commerce/kit': '0.1.1', ...REACT },
    entry: `
      import { createElement } from 'react';
      import { createRoot } from 'react-dom/client';
      import { PaymentButton } from '@solana-commerce/kit';
      createRoot(document.body).render(createElement(PaymentButton));`,
    absent: ['@tanstack/react-query'],
  },
  {
    name: 'AppKit Pay',
    dependencies: { '@reown/appkit-pay': '1.8.24' },
    overrides: { ox: '0.14.49' },
    entry: `export { openPay, pay, PayController } from '@reown/appkit-pay';`,
  },
  {
    name: 'OnchainKit Checkout',
    dependencies: { '@coinbase/onchainkit': '1.1.3', ...REACT, viem: '2.57.1' },
    overrides: { ox: '0.14.45' },
    entry: `export { Checkout, CheckoutButton, CheckoutStatus } from '@coinbase/onchainkit/checkout';`,
    absent: ['@react-native-async-storage/async-storage'],
  },
  {
    name: 'Daimo SDK',
    dependencies: { '@daimo/sdk': '1.7.0', ...REACT, viem: '2.57.1' },
    overrides: { ox: '0.14.45' },
    entry: `export { DaimoModal, DaimoSDKProvider } from '@daimo/sdk/web';`,
    absent: ['@solana/web3.js', '@farcaster/mini-app-solana'],
  },
];
