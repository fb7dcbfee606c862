// Runs `pay-status init --try` in temporary projects, with the built sandbox and the written servers as processes.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ROOT } from '../../../server/merchant/documents.js';

const CLI = fileURLToPath(new URL('../../../../src/cli/main.ts', import.meta.url));
const TSX = fileURLToPath(import.meta.resolve('tsx'));
const LIMIT_MS = 180_000;

const folders: string[] = [];

/** Runs the command in a new project inside the package, so that the frameworks and the sandbox resolve. */
const run = async (dependencies: readonly string[]) => {
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/try-'));
  folders.push(folder);
  const names = Object.fromEntries(dependencies.map((name) => [name, '*']));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module', dependencies: names }));
  const node = ['-C', '@pay-status/source', '--import', TSX, CLI, 'init', '--yes', '--try'];
  // A database that the environment names must stay untouched.
  const env = {
    ...process.env,
    TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'),
    DATABASE_URL: 'postgres://127.0.0.1:1/',
  };
  return new Promise<{ code: number | null; out: string }>((resolve) => {
    const child = execFile(process.execPath, node, { cwd: folder, env, timeout: LIMIT_MS }, (_, out, error) =>
      resolve({ code: child.exitCode, out: out + error }),
    );
  });
};

describe('pay-status init --try', () => {
  after(async () => {
    for (const folder of folders) await rm(folder, { recursive: true });
  });

  for (const dependencies of [['hono'], ['fastify'], ['express', 'typescript'], []]) {
    it(`writes a shop, buys from it and ends all that it has started, with ${dependencies.join(' and ') || 'node:http'}`, async () => {
      const { code, out } = await run(dependencies);
      assert.equal(code, 0, out);
      assert.match(out, /The webhook receiver has verified payment\.succeeded\.[^]*The test order is paid\.\n$/);
      const urls = [...out.matchAll(/^ {2}(?:the sandbox|your server) +(http:\S+)/gm)].map(([, url]) => url!);
      assert.equal(urls.length, 2);
      for (const url of urls) await assert.rejects(fetch(url), `${url} still answers`);
    });
  }
});
