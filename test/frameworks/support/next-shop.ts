import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findFreePort } from '../../../demo/test/support/free-port.js';
import { until } from '../../e2e/support/until.js';
import type { Sandbox } from './sandbox.js';
import { APP_ID, MERCHANT, type Shop } from './shop.js';

export const SUPPORT_TOKEN = 'support';

/** Returns true for progress output. */
const isProgress = (line: string): boolean => /^\s*([▲✓-]|$)/.test(line);

const stop = async (server: ChildProcess): Promise<void> => {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const closed = once(server, 'close');
  server.kill();
  await closed;
};

/** Starts the app that Next.js has built in this folder, and has webhooks sent to it. */
export const openNextShop = async (folder: string, sandbox: Sandbox): Promise<Shop> => {
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env['PATH'],
    NEXT_TELEMETRY_DISABLED: '1',
    SHOP_URL: url,
    GATEWAY_URL: sandbox.url,
    MERCHANT_ID: MERCHANT.merchantId,
    API_KEY: MERCHANT.apiKey,
    APP_ID,
    SUPPORT_TOKEN,
    SESSION_SECRET: crypto.randomUUID(),
    WEBHOOK_SECRET: await sandbox.sendWebhooksTo(`${url}/webhooks`),
  };
  const next = join(folder, 'node_modules/next/dist/bin/next');
  const args = [next, 'start', '--hostname', '127.0.0.1', '--port', String(port)];
  const server = spawn(process.execPath, args, { cwd: folder, env: env as unknown as NodeJS.ProcessEnv });
  let log = '';
  for (const stream of [server.stdout, server.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (log += text));
  try {
    await until('Next.js is ready', () => {
      if (server.exitCode !== null) throw new Error(`Next.js did not start: ${log}`);
      return log.includes('Ready');
    });
  } catch (error) {
    await stop(server);
    throw error;
  }
  const troubles = (): string =>
    log
      .split('\n')
      .filter((line) => !isProgress(line))
      .join('\n');
  return { url, troubles, close: () => stop(server) };
};
