import { systemClock } from 'pay-status';
import type { HostConnection } from 'pay-status/host';
import type { ConformanceHost } from '../../gateway/wire/conformance.js';
import { sandbox } from '../../pages/client/sandbox.js';
import { createInbox, ofType, type MessageOfType } from '../inbox.js';
import { runSteps } from '../runner.js';
import type { RunStore, SavedRun } from '../saved-run.js';
import { STEPS } from '../steps/index.js';
import { HOST_TIMEOUT_MS, type PagePort } from '../steps/step.js';
import { detectBridge } from './bridge.js';
import { onPageEnd } from './page-port.js';
import { sendResults } from './results.js';
import { createBuyerClient, createConformanceSandbox } from './sandbox-port.js';
import type { Screen } from './screen.js';

type Check = Extract<Screen, { readonly kind: 'check' }>;

export interface RunCheckOptions {
  readonly connection: HostConnection;
  readonly store: RunStore;
  readonly page: PagePort;
  readonly saved: SavedRun;
  /** The payment of the run. */
  readonly paymentId: string;
  readonly show: (screen: Check) => void;
  /** Of the body: where the sandbox is, and where it takes payments. */
  readonly dataset: DOMStringMap;
}

/** The longest texts of a wallet that are reported. */
const MAX_NAME_LENGTH = 128;
const MAX_AGENT_LENGTH = 512;

const describeHost = (handles: readonly string[], wallet: MessageOfType<'wallet'> | undefined): ConformanceHost => ({
  bridge: detectBridge(window),
  handles: handles.filter((name) => name.length <= 32).slice(0, 8),
  userAgent: navigator.userAgent.slice(0, MAX_AGENT_LENGTH),
  wallet: wallet
    ? {
        id: wallet.id.slice(0, MAX_NAME_LENGTH),
        name: wallet.name.slice(0, MAX_NAME_LENGTH),
        chains: [...(wallet.chains ?? [])],
      }
    : null,
});

/** Runs the steps that are left, and shows and reports them. */
export const runCheck = async (options: RunCheckOptions): Promise<void> => {
  const { connection, store, page, saved, paymentId, show, dataset } = options;
  const { chains = '', recipient } = dataset;
  let screen: Check = { kind: 'check', steps: saved.steps };
  const update = (changes: Partial<Check>): void => {
    screen = { ...screen, ...changes };
    show(screen);
  };
  update({});

  const inbox = createInbox(connection, systemClock);
  connection.send({ type: 'ready' });
  const { signal } = new AbortController();
  const wallet = await inbox.wait({ matches: ofType('wallet'), timeoutMs: HOST_TIMEOUT_MS, signal });
  const host = describeHost(connection.handles, wallet);

  const save = (run: SavedRun): void => {
    store.write(run);
    const { steps, isFinished } = run;
    update({ steps, ...(isFinished && { currentId: undefined, instruction: undefined }) });
    const results = { host, steps: [...steps], isFinished };
    sendResults(run.runId, results).then(
      (finished) => {
        update({ problem: undefined, ...(isFinished && { report: finished }) });
      },
      (error: unknown) => {
        const problem = error instanceof Error ? error.message : String(error);
        const onRetry = (): void => {
          save(run);
        };
        update({ problem, onRetry });
      },
    );
  };
  save(saved);

  await runSteps(saved, {
    steps: STEPS,
    clock: systemClock,
    inbox,
    send: (message) => {
      connection.send(message);
    },
    page,
    person: {
      confirm: (text) =>
        new Promise((resolve) => {
          const onContinue = (): void => {
            update({ instruction: { text } });
            resolve();
          };
          update({ instruction: { text, onContinue } });
        }),
      show: (text) => {
        update({ instruction: { text } });
      },
    },
    sandbox: createConformanceSandbox({
      sandbox,
      paymentId,
      // The page may be open under another name of the sandbox: its policy names the address of the base, too.
      client: createBuyerClient(location.origin, paymentId),
      recipient,
    }),
    randomId: () => crypto.randomUUID(),
    handles: connection.handles,
    wallet,
    chain: chains.split(' ').find((chain) => wallet?.chains?.includes(chain) ?? true),
    save,
    reload: () => {
      location.reload();
    },
    onStep: (currentId, onSkip) => {
      update({ currentId, onSkip, instruction: undefined });
    },
    onPageEnd,
  });
};
