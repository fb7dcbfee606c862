import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { startLocalNode } from '../../drivers/anvil.js';
import { connectNode } from '../../gateway/rails/evm/node.js';

const DEADLINE_MS = 60_000;
const POLL_MS = 50;

/** Resolves once the condition holds, and fails if it does not within the deadline. */
const until = async (what: string, isMet: () => Promise<boolean> | boolean): Promise<void> => {
  const deadlineMs = Date.now() + DEADLINE_MS;
  while (!(await isMet())) {
    assert.ok(Date.now() < deadlineMs, what);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
};

const isAnswering = (url: string): Promise<boolean> =>
  connectNode(url)
    .request('eth_chainId')
    .then(
      () => true,
      () => false,
    );

describe('a local node', () => {
  it('is started again if it does not answer', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'anvil-'));
    const errors: string[] = [];
    const node = await startLocalNode({
      folder,
      genesisTimeS: 1_700_000_000,
      onError: (error) => errors.push(String(error)),
      watchMs: 500,
    });
    try {
      const guard = await readFile(join(folder, 'anvil.pid'), 'utf8');
      const pid = Number(execFileSync('pgrep', ['-P', guard], { encoding: 'utf8' }));
      process.kill(pid, 'SIGSTOP');
      await until('the node is noticed', () =>
        errors.some((error) => error.includes('The local node does not answer')),
      );
      await until('the node answers', () => isAnswering(node.url));
    } finally {
      await node.stop();
      await rm(folder, { recursive: true, force: true });
    }
  });
});
