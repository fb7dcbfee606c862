import type { Page } from 'playwright-core';
import { readTypedData, type IndependentSigner } from '../../../../demo/test/support/independent-signer.js';
import type { StrictWalletRpc } from '../../../../demo/gateway/wire/payment-options.js';

/** The name under which the wallet announces itself. */
export const RECORDING_WALLET = 'Recording wallet';

/** Times on the page's clock (`performance.now()`), milliseconds. */
export interface WalletTimes {
  /** When the browser received the last click. */
  readonly clickedAt: number;
  /** When the wallet got the first request after it. */
  readonly askedAt: number;
  /** When it got the request to sign. */
  readonly askedToSignAt: number;
  /** When it returned the signature. */
  readonly answeredAt: number;
  /** When the page showed that the payment was sent, or on its way. */
  readonly sentAt: number;
}

interface RecordingWindow extends Window {
  readonly walletTimes: WalletTimes;
}

/** A wallet that answers at once, and records when it was asked. */
const toScript = (address: string): string => `{
  const times = window.walletTimes = {};
  const forget = (clickedAt) =>
    Object.assign(times, { clickedAt, askedAt: 0, askedToSignAt: 0, answeredAt: 0, sentAt: 0 });
  forget(0);
  const accounts = ['${address}'];
  const answers = { eth_chainId: '0x14a34', eth_accounts: accounts, eth_requestAccounts: accounts };
  const request = async ({ method, params }) => {
    times.askedAt ||= performance.now();
    if (method in answers) return answers[method];
    times.askedToSignAt = performance.now();
    const signature = await signTypedData({ method, params });
    if (!signature) throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
    times.answeredAt = performance.now();
    return signature;
  };
  const provider = { request, on() {}, removeListener() {} };
  const info = { uuid: 'b1f0b7a4-3c52-4f5e-9d38-0f4f2f6a9c11', name: '${RECORDING_WALLET}', rdns: 'recording.example', icon: '' };
  addEventListener('eip6963:requestProvider', () => {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
  });
  addEventListener('click', ({ timeStamp }) => forget(timeStamp), true);
  document.addEventListener('pay-checkout-sign', ({ target: { shadowRoot } }) => {
    const status = shadowRoot.querySelector('pay-status').shadowRoot;
    const getTitle = (root, part) => root.querySelector(\`[part="\${part}"]\`)?.textContent.trim();
    const observer = new MutationObserver(() => {
      // Whichever comes first: the answer to the confirmation, or that to the poll.
      const isSent = getTitle(shadowRoot, 'wallet-title') === 'Payment sent';
      if (isSent || getTitle(status, 'title') === 'Payment on its way') times.sentAt ||= performance.now();
    });
    for (const root of [shadowRoot, status]) observer.observe(root, { subtree: true, childList: true, characterData: true });
  });
}`;

/** Injects a wallet that answers at once into the documents that the page opens from now on; it signs, or rejects. */
export const injectRecordingWallet = async (
  page: Page,
  { address, sign }: IndependentSigner,
  { rejects = false } = {},
): Promise<void> => {
  await page.exposeFunction('signTypedData', (request: StrictWalletRpc) =>
    rejects ? null : sign(readTypedData(request)),
  );
  await page.addInitScript({ content: toScript(address) });
};

export const readTimes = (page: Page): Promise<WalletTimes> =>
  page.evaluate(() => (window as unknown as RecordingWindow).walletTimes);

/** Waits until the page has recorded this. */
export const waitForTime = async (page: Page, name: keyof WalletTimes): Promise<void> => {
  await page.waitForFunction((wanted) => (window as unknown as RecordingWindow).walletTimes[wanted] > 0, name);
};
