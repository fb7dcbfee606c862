import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startServer, type RunningServer } from '../../../demo/server.js';
import { findFreePort } from '../../../demo/test/support/free-port.js';

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SNIPPET = /^```ts ([\w.]+)\n([\s\S]*?)^```$/gm;
/** A process has to load TypeScript first. */
export const PATIENCE_MS = 60_000;

/** Writes the files of a document into a new folder, which the caller removes, each from all its snippets, inside the package, so that `pay-status` resolves to its entries. */
export const writePrograms = async (document: string): Promise<string> => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/docs-'));
  const files = new Map<string, string>();
  const text = await readFile(join(ROOT, document), 'utf8');
  for (const [, name = '', code = ''] of text.matchAll(SNIPPET)) files.set(name, (files.get(name) ?? '') + code);
  assert.ok(files.has('server.ts'), `${document} has no program for a server`);
  for (const [name, code] of files) await writeFile(join(folder, name), code);
  return folder;
};

/** Waits for a condition, with a deadline. */
export const until = async (holds: () => unknown, patienceMs: number, problem: () => string): Promise<void> => {
  const deadline = Date.now() + patienceMs;
  while (!(await holds())) {
    assert.ok(Date.now() < deadline, problem());
    // PGlite does not yield to the event loop, so no request could arrive meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }
};

/** Writes a document's programs to the disk, and starts a sandbox for them. */
export const useDocument = (document: string) => {
  let folder = '';
  let gateway: RunningServer;
  before(async () => {
    folder = await writePrograms(document);
    gateway = await startServer({ port: 0 });
  });
  after(async () => {
    await gateway.close();
    await rm(folder, { recursive: true });
  });

  const sandbox = async (method: string, path: string, body?: object): Promise<unknown> => {
    const init = body ? { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) } : {};
    const response = await fetch(`${gateway.url}/sandbox/${path}`, { method, ...init });
    assert.ok(response.ok);
    return response.json();
  };
  const succeed = (paymentId: string): Promise<unknown> => sandbox('POST', `payments/${paymentId}/succeed`, {});

  /** Sends each webhook again. After two failed attempts, the next is due five minutes later. */
  const resend = async (): Promise<void> => {
    const { data } = (await sandbox('GET', 'deliveries')) as { data: readonly { id: string }[] };
    for (const { id } of data) await sandbox('POST', `deliveries/${id}/resend`, {});
  };

  /** Registers the webhook endpoint of a shop, and returns its environment variables. */
  const openShop = async () => {
    const port = String(await findFreePort());
    const url = `http://127.0.0.1:${port}`;
    const { secret } = (await sandbox('PUT', 'webhook-endpoint', { url: `${url}/webhooks` })) as { secret: string };
    const env = {
      GATEWAY_URL: gateway.url,
      MERCHANT_ID: 'merchant_demo',
      API_KEY: 'wcp_test_demo',
      APP_ID: 'app_demo',
      WEBHOOK_SECRET: secret,
      MODE: 'test',
      PORT: port,
    };
    return { url, env };
  };
  return { getPath: (name: string) => join(folder, name), gateway: () => gateway, succeed, resend, openShop };
};

/** A program of a document in a process of its own. */
export interface RunningProgram {
  /** Returns the output of the process so far: stdout and stderr. */
  readonly output: () => string;
  readonly waitForOutput: (text: string) => Promise<void>;
  /** Resolves when the process has ended. */
  readonly exited: Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a program with TypeScript, and the library resolved to its sources. */
export const runProgram = (path: string, env: Readonly<Record<string, string>>): RunningProgram => {
  const node = ['-C', '@pay-status/source', '--import', 'tsx', path];
  const child = spawn(process.execPath, node, { cwd: ROOT, env: { ...process.env, ...env } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  const exited = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return {
    output: () => output,
    exited,
    waitForOutput: (text) =>
      until(
        () => output.includes(text),
        PATIENCE_MS,
        () => `no output: ${text}\n${output}`,
      ),
    stop: () => {
      child.kill();
      return exited;
    },
  };
};
