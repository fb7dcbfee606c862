import type { WalletApp } from './wallet-app.js';

/**
 * Wallet apps that open a page in their own browser, in which they can pay: for the property `wallets` of `<pay-checkout>`. A
 * page opts in, and may filter, order and extend the list.
 *
 * The links are those that Daimo Pay used (daimo-eth/pay, before 5754953b), compared on 2026-11-26 with other public
 * integrations. None of them was opened on a phone for this library. The list has no icons: a wallet's logo is its owner's.
 */
export const walletApps: readonly WalletApp[] = [
  { id: 'io.metamask', name: 'MetaMask', link: 'https://link.metamask.io/dapp/{page-without-scheme}' },
  {
    id: 'com.trustwallet.app',
    name: 'Trust Wallet',
    link: 'https://link.trustwallet.com/open_url?coin_id=60&url={page}',
  },
  { id: 'com.coinbase.wallet', name: 'Coinbase Wallet', link: 'https://go.cb-w.com/dapp?cb_url={page}' },
  // The second value is the page that asks, which Phantom shows.
  { id: 'app.phantom', name: 'Phantom', link: 'https://phantom.app/ul/browse/{page}?ref={page}' },
  { id: 'me.rainbow', name: 'Rainbow', link: 'https://rnbwapp.com/dapp?url={page}' },
  { id: 'io.zerion.wallet', name: 'Zerion', link: 'https://link.zerion.io/?url={page}' },
  { id: 'com.bitget.web3', name: 'Bitget Wallet', link: 'https://bkcode.vip?action=dapp&url={page}' },
];
