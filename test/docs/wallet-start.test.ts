import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { it } from 'node:test';
import { promisify } from 'node:util';
import { startServer } from '../../demo/server.js';
import { MERCHANT, ORDER } from '../../demo/test/support/test-gateway.js';
import { ROOT } from '../package/repository.js';
import { readDocuments } from './support/markdown.js';

it('the wallet of docs/wallets.md pays a payment of the sandbox', async () => {
  const { fences } = readDocuments().find(({ path }) => path === 'docs/wallets.md')!;
  await mkdir(join(ROOT, '.cache'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, '.cache/docs-'));
  const gateway = await startServer({ port: 0 });
  try {
    const program = join(folder, 'pay.mjs');
    await writeFile(program, fences.find(({ file }) => file === 'pay.mjs')!.text);
    const headers = { ...MERCHANT, 'Content-Type': 'application/json' };
    const created = await fetch(`${gateway.url}/v1/payments`, { method: 'POST', headers, body: JSON.stringify(ORDER) });
    const { gatewayUrl } = (await created.json()) as { gatewayUrl: string };
    const options = ['-C', '@pay-status/source', '--import', 'tsx'];
    const { stdout } = await promisify(execFile)(process.execPath, [...options, program, gatewayUrl]);
    assert.match(stdout, /^Pay 50 USDC to 0x\w{40}\nsucceeded\n$/);
  } finally {
    await gateway.close();
    await rm(folder, { recursive: true });
  }
});
