import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from './free-port.js';

const START_MS = 20_000;

/** Anvil's words for the processors of Node. */
const ARCHITECTURES: Readonly<Record<string, string>> = { x64: 'amd64' };

const findAnvil = (): string => {
  const { platform, arch } = process;
  const [name, end] = platform === 'win32' ? ['win32', '.exe'] : [platform, ''];
  const path = `@foundry-rs/anvil-${name}-${ARCHITECTURES[arch] ?? arch}/bin/anvil${end}`;
  return createRequire(import.meta.url).resolve(path);
};

const isAnswering = async (url: string): Promise<boolean> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] });
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  return fetch(url, { ...request, signal: AbortSignal.timeout(START_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
};

export interface RunningAnvil {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts an empty chain on a free loopback port. It mines each transaction at once, and has no accounts. */
export const startAnvil = async (): Promise<RunningAnvil> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const args = ['--silent', '--host', '127.0.0.1', '--port', String(port), '--chain-id', '31337', '--accounts', '0'];
  const child = spawn(findAnvil(), args, { stdio: 'ignore' });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    const end = (): void => {
      hasEnded = true;
      resolve();
    };
    child.once('exit', end).once('error', end);
  });
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const deadlineMs = Date.now() + START_MS;
  while (!(await isAnswering(url))) {
    if (hasEnded || Date.now() > deadlineMs) {
      await stop();
      throw new Error(`anvil does not answer at ${url}`);
    }
    await sleep(20);
  }
  return { url, stop };
};
