import { privateKeyToAccount } from 'viem/accounts';
import type { Page } from 'puppeteer-core';

const ACCOUNT = privateKeyToAccount(`0x${'c5b'.padStart(64, '0')}`);
const ICON =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';
type TypedData = Parameters<(typeof ACCOUNT)['signTypedData']>[0];

/** The chain that the wallet has selected, CAIP-2. */
export const WALLET_CHAIN = 'eip155:84532';
/** The account of the wallet, CAIP-10. */
export const WALLET_ACCOUNT = `${WALLET_CHAIN}:${ACCOUNT.address}`;

/** The name under which pages reach the key, which is not in them. */
const SIGN = 'signForTest';

/** A script: a wallet that announces itself (EIP-6963), as an extension does, and approves everything. */
export const ANNOUNCE_WALLET = `(() => {
  const answers = {
    eth_requestAccounts: () => ['${ACCOUNT.address}'],
    eth_accounts: () => ['${ACCOUNT.address}'],
    eth_chainId: () => '0x14a34',
    eth_signTypedData_v4: ([, typedData]) => window.${SIGN}(typedData),
  };
  const provider = { request: async ({ method, params }) => answers[method](params), on() {}, removeListener() {} };
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name: 'Extension', rdns: 'extension.example', icon: '${ICON}' };
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
})()`;

/** Lets the scripts of a page sign with the key of the wallet. Call it before the page is watched. */
export const exposeKey = (page: Page): Promise<void> =>
  page.exposeFunction(SIGN, (typedData: string) => ACCOUNT.signTypedData(JSON.parse(typedData) as TypedData));
