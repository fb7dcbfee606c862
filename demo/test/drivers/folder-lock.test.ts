import assert from 'node:assert/strict';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { lockFolder } from '../../drivers/folder-lock.js';
import type { Outcome, Task } from '../support/lock-contender.js';

const CONTENDER = fileURLToPath(new URL('../support/lock-contender.ts', import.meta.url));
const CONTENDERS = 6;
const ROUNDS = 40;
const TURNS = 50;

const home = mkdtempSync(join(tmpdir(), 'pay-status-lock-'));
let contenders: readonly ChildProcess[] = [];
/** An id that no process has any more. */
let deadPid = 0;

const start = async (): Promise<ChildProcess> => {
  const child = fork(CONTENDER, { execArgv: ['--import', 'tsx', '-C', '@pay-status/source'] });
  await once(child, 'message');
  return child;
};

const end = async (child: ChildProcess): Promise<void> => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
};

/** All of them at the same moment. */
const tell = (task: Task): Promise<Outcome[]> =>
  Promise.all(
    contenders.map(async (child) => {
      const told = once(child, 'message');
      child.send(task);
      return ((await told) as [Outcome])[0];
    }),
  );

before(async () => {
  const dead = await start();
  deadPid = dead.pid ?? 0;
  await end(dead);
  contenders = await Promise.all(Array.from({ length: CONTENDERS }, start));
});
after(async () => {
  await Promise.all(contenders.map(end));
  rmSync(home, { recursive: true });
});

const summary = (outcomes: readonly Outcome[]) => ({
  taken: outcomes.reduce((sum, { taken }) => sum + taken, 0),
  problems: outcomes.flatMap(({ problems }) => problems),
});

describe('the lock of a folder', () => {
  for (const [what, lock] of [
    ['is new', undefined],
    ['a killed process had', () => `${deadPid} killed`],
    ['was given back', () => ''],
  ] as const) {
    it(`goes to one of ${CONTENDERS} processes that want a folder that ${what}`, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const folder = join(home, `${what} ${round}`);
        mkdirSync(folder);
        if (lock) writeFileSync(join(folder, 'pay-status.lock.1'), lock());
        assert.deepEqual(summary(await tell({ kind: 'take', folder })), { taken: 1, problems: [] });
      }
    });
  }

  it('is never held by two processes while many acquire and release it', async () => {
    const folder = join(home, 'turns');
    const outcome = summary(await tell({ kind: 'take turns', folder, times: TURNS }));
    assert.deepEqual(outcome, { taken: CONTENDERS * TURNS, problems: [] });
    assert.equal(readdirSync(folder).length, 1, 'no more than the last number is left behind');
  });

  it('is refused to its own holder too, until it is released', async () => {
    const folder = join(home, 'own');
    const unlock = await lockFolder(folder);
    await assert.rejects(lockFolder(folder), { message: new RegExp(`in use by process ${process.pid}:`) });
    await unlock();
    await (
      await lockFolder(folder)
    )();
  });

  it('of an earlier process with the same id is taken over', async () => {
    const folder = join(home, 'container');
    mkdirSync(folder);
    writeFileSync(join(folder, 'pay-status.lock.1'), `${process.pid} earlier`);
    await (
      await lockFolder(folder)
    )();
  });
});
