import type { Page } from 'playwright-core';

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
}

interface RecordingWindow extends Window {
  readonly walletTimes: WalletTimes;
}

/** A wallet that rejects at once, and records when it was asked. */
const toScript = (address: string): string => `{
  const times = window.walletTimes = {};
  const forget = (clickedAt) => Object.assign(times, { clickedAt, askedAt: 0, askedToSignAt: 0 });
  forget(0);
  const accounts = ['${address}'];
  const answers = { eth_chainId: '0x14a34', eth_accounts: accounts, eth_requestAccounts: accounts };
  const request = async ({ method }) => {
    times.askedAt ||= performance.now();
    if (method in answers) return answers[method];
    times.askedToSignAt = performance.now();
    throw Object.assign(new Error('User rejected the request.'), { code: 4001 });
  };
  const provider = { request, on() {}, removeListener() {} };
  const info = { uuid: 'b1f0b7a4-3c52-4f5e-9d38-0f4f2f6a9c11', name: '${RECORDING_WALLET}', rdns: 'recording.example', icon: '' };
  addEventListener('eip6963:requestProvider', () => {
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }));
  });
  addEventListener('click', ({ timeStamp }) => forget(timeStamp), true);
}`;

/** Injects a wallet that rejects at once into the documents that the page opens from now on. */
export const injectRecordingWallet = (page: Page, address: string): Promise<unknown> =>
  page.addInitScript({ content: toScript(address) });

export const readTimes = (page: Page): Promise<WalletTimes> =>
  page.evaluate(() => (window as unknown as RecordingWindow).walletTimes);

/** Waits until the page has recorded this. */
export const waitForTime = async (page: Page, name: keyof WalletTimes): Promise<void> => {
  await page.waitForFunction((wanted) => (window as unknown as RecordingWindow).walletTimes[wanted] > 0, name);
};
