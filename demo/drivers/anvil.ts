import { fork, type ChildProcess } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { ChainError } from '../gateway/rails/evm/chain-error.js';
import { LOCAL_CHAIN_ID } from '../gateway/rails/evm/chains.js';

const GUARD = fileURLToPath(new URL('./anvil-guard.mjs', import.meta.url));
/** The guard's word for no folder. */
const NO_FOLDER = '-';
const HOST = '127.0.0.1';
const START_MS = 20_000;
const POLL_MS = 20;
/** A node that ends on its own is started again after this time, milliseconds. */
const RESTART_MS = 200;
/** The interval at which the node writes its state, seconds. What it loses in between is sent again. */
const STATE_INTERVAL_S = '1';

/** Anvil's words for the platforms and processors of Node. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64' };

const findBinary = (): string => {
  const { platform, arch } = process;
  const file = platform === 'win32' ? 'anvil.exe' : 'anvil';
  const path = `@foundry-rs/anvil-${platform}-${ARCHITECTURES[arch] ?? arch}/bin/${file}`;
  try {
    return createRequire(import.meta.url).resolve(path);
  } catch (cause) {
    throw new ChainError(
      'node_not_started',
      '--chain needs the package @foundry-rs/anvil, which is not installed: npm install --save-dev @foundry-rs/anvil@1.7.1. \
Or give --rpc-url the address of a node that runs already.',
      cause,
    );
  }
};

const findFreePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, HOST, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });

const WATCH_MS = 10_000;

const isAnswering = async (url: string, timeoutMs = START_MS): Promise<boolean> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
};

/** A local node that this process has started. */
export interface LocalNode {
  readonly url: string;
  /** Kills the node, which is started again; resolves once it has ended. */
  readonly kill: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

export interface LocalNodeOptions {
  /** Where the state is kept; undefined: in memory only. */
  readonly folder?: string | undefined;
  /** The time of the first block, Unix seconds: the same time makes the same first block. */
  readonly genesisTimeS: number;
  /** Called if the node ends on its own, or does not answer. */
  readonly onError: (error: unknown) => void;
  /** The interval of health checks, and their timeout, milliseconds. Default 10,000. */
  readonly watchMs?: number | undefined;
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

/** Waits until the node of a process that was killed has written its state. */
const waitForEarlier = async (pidFile: string): Promise<void> => {
  const deadlineMs = Date.now() + START_MS;
  while (Date.now() < deadlineMs) {
    const pid = Number(await readFile(pidFile, 'utf8').catch(() => ''));
    if (!pid || !isAlive(pid)) return;
    await sleep(POLL_MS);
  }
};

/** Runs the node, and again whenever it ends on its own. */
const keepRunning = (
  args: readonly string[],
  onError: LocalNodeOptions['onError'],
): Pick<LocalNode, 'kill' | 'stop'> => {
  let isStopping = false;
  let guard: ChildProcess;
  let ended: Promise<void>;
  let nodePid: number | undefined;
  const run = (): void => {
    guard = fork(GUARD, args, { stdio: 'ignore' });
    guard.once('message', (pid) => {
      nodePid = Number(pid);
    });
    ended = new Promise((resolve) => {
      guard.once('exit', () => {
        resolve();
        if (isStopping) return;
        onError(new ChainError('unreachable_node', 'The local node has ended on its own. It is started again.'));
        setTimeout(() => {
          if (!isStopping) run();
        }, RESTART_MS);
      });
    });
  };
  run();
  return {
    async kill() {
      if (nodePid !== undefined) process.kill(nodePid, 'SIGKILL');
      await ended;
    },
    async stop() {
      isStopping = true;
      guard.kill('SIGTERM');
      await Promise.race([ended, sleep(START_MS, undefined, { ref: false })]);
    },
  };
};

/** Restarts a node that does not answer twice in a row. */
const watch = (
  { url, kill }: Pick<LocalNode, 'url' | 'kill'>,
  { onError, watchMs = WATCH_MS }: LocalNodeOptions,
): (() => void) => {
  const stopped = new AbortController();
  const { signal } = stopped;
  const run = async (): Promise<void> => {
    let failures = 0;
    while (!signal.aborted) {
      failures = (await isAnswering(url, watchMs)) ? 0 : failures + 1;
      if (failures === 2 && !signal.aborted) {
        onError(new ChainError('unreachable_node', 'The local node does not answer. It is started again.'));
        await kill();
        failures = 0;
      }
      await sleep(watchMs, undefined, { ref: false });
    }
  };
  void run().catch(onError);
  return () => {
    stopped.abort();
  };
};

/** Starts a chain of its own on a free loopback port. It includes each transaction at once, and has no accounts. */
export const startLocalNode = async (options: LocalNodeOptions): Promise<LocalNode> => {
  const { folder, genesisTimeS, onError } = options;
  const binary = findBinary();
  const port = await findFreePort();
  const url = `http://${HOST}:${port}`;
  if (folder) await mkdir(folder, { recursive: true, mode: 0o700 });
  if (folder) await waitForEarlier(join(folder, 'anvil.pid'));
  const state = folder ? ['--state', join(folder, 'anvil.json'), '--state-interval', STATE_INTERVAL_S] : [];
  const args = [
    ...['--silent', '--host', HOST, '--port', String(port), '--accounts', '0'],
    // Not by fees: of two transactions in one block, such as an approval and the payment that needs it, the first was sent first.
    ...['--order', 'fifo'],
    ...['--chain-id', String(LOCAL_CHAIN_ID), '--timestamp', String(genesisTimeS), ...state],
  ];
  const running = keepRunning([folder ?? NO_FOLDER, binary, ...args], onError);
  const deadlineMs = Date.now() + START_MS;
  while (!(await isAnswering(url))) {
    if (Date.now() > deadlineMs) {
      await running.stop();
      throw new ChainError(
        'node_not_started',
        `The local node does not answer at ${url}. Run it by hand to see why: anvil`,
      );
    }
    await sleep(POLL_MS);
  }
  const stopWatching = watch({ url, ...running }, options);
  return {
    url,
    kill: running.kill,
    stop() {
      stopWatching();
      return running.stop();
    },
  };
};
