import { BASE_URL } from '../../support/sandbox.js';
import { waitUntil } from '../../support/wait-until.js';
import { ADDRESS, TestWallet } from '../../support/wallet/test-wallet.js';
import type { Scene } from './scene.js';
import type { Path } from './status-paths.js';

const CHAIN = 'eip155:84532';

/** A promise that is pending until `answer` is called. */
const createPending = () => {
  let answer = (): void => undefined;
  const promise = new Promise<void>((resolve) => (answer = resolve));
  return {
    promise,
    answer: () => {
      answer();
    },
  };
};

const reject = (): Promise<never> => Promise.reject(Object.assign(new Error('no'), { code: 4001 }));

const fund = async ({ stage }: Scene): Promise<void> => {
  const headers = { 'Content-Type': 'application/json' };
  const body = JSON.stringify({ account: `${CHAIN}:${ADDRESS}` });
  await stage.sandbox.gateway.fetch(new Request(`${BASE_URL}/sandbox/faucet`, { method: 'POST', headers, body }));
};

/** A pay button that can be pressed. */
const READY = '[part="pay-button"][aria-disabled="false"]';
const PROBLEM = '[part="wallet-problem"]';
/** Without controls but `Back`: the wallet is open. */
const WAITING = '[part="wallet"]:has([part="wallet-back-button"]):not(:has([part="pay-button"]))';
/** The pane is gone: the payment is on its way. */
const PAID = '[part="checkout"]:not(:has([part="wallet"]))';

/** The wait until a step is announced. */
const STABLE_MS = 1_000;

/** Opens a page in a browser with one wallet. */
const open = async (scene: Scene, isFunded = true): Promise<TestWallet> => {
  const wallet = new TestWallet();
  scene.wallets = [wallet];
  if (isFunded) await fund(scene);
  await scene.showCheckout({ chains: CHAIN });
  await scene.step('The wallet is listed.', () => scene.shows('[part="wallet-button"]'));
  return wallet;
};

/** Picks the wallet: the first coin is chosen, and can be paid with. */
const pick = async (scene: Scene): Promise<TestWallet> => {
  const wallet = await open(scene);
  await scene.press('wallet-button', { shows: READY });
  await scene.pass(STABLE_MS);
  return wallet;
};

/** Presses "Pay" while the wallet waits for its buyer, and returns what the buyer does then. */
const pay = async (scene: Scene, wallet: TestWallet): Promise<() => void> => {
  const approval = createPending();
  wallet.approve = () => approval.promise;
  await scene.press('pay-button', { shows: WAITING });
  await scene.pass(STABLE_MS);
  return approval.answer;
};

const addFault = ({ stage }: Scene, route: string, times?: number): void => {
  stage.sandbox.gateway.faults.add({
    route: `POST /v1/gateway/payment/*/${route}`,
    kind: 'status',
    status: 503,
    ...(times && { times }),
  });
};

/** Paths of paying with a wallet in the page. */
export const WALLET_PATHS: readonly Path[] = [
  {
    name: 'wallet-two-steps',
    async play(scene) {
      const wallet = await pick(scene);
      await scene.press('option', { index: 1, shows: READY });
      await scene.pass(STABLE_MS);
      const approveFirst = await pay(scene, wallet);
      const second = createPending();
      await scene.step('The buyer approves the first.', async () => {
        wallet.approve = () => second.promise;
        approveFirst();
        await waitUntil(() => wallet.asked === 2);
      });
      await scene.pass(STABLE_MS);
      await scene.step('The buyer approves the second.', async () => {
        second.answer();
        await scene.shows(PAID);
      });
    },
  },
  {
    name: 'wallet-rejected',
    async play(scene) {
      const wallet = await open(scene);
      const { accounts } = wallet;
      wallet.accounts = reject;
      await scene.press('wallet-button', { shows: PROBLEM });
      await scene.pass(STABLE_MS);
      wallet.accounts = accounts;
      await scene.press('wallet-button', { shows: READY });
      await scene.pass(STABLE_MS);
      wallet.approve = reject;
      await scene.press('pay-button', { shows: PROBLEM });
      await scene.pass(STABLE_MS);
      await scene.press('pay-button', { shows: PROBLEM });
      await scene.pass(STABLE_MS);
    },
  },
  {
    name: 'wallet-unsent',
    async play(scene) {
      const wallet = await pick(scene);
      addFault(scene, 'confirm', 4);
      const approve = await pay(scene, wallet);
      await scene.step('The buyer approves it.', async () => {
        approve();
        await scene.shows('[part="wallet"]:not(:has(button))');
      });
      await scene.pass(60_000);
      await scene.press('wallet-retry-button', { shows: PAID });
    },
  },
];
