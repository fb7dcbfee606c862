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
/** The id of a process that has ended. */
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

/** Sends the task to all contenders at once. */
const sendTask = (task: Task): Promise<Outcome[]> =>
  Promise.all(
    contenders.map(async (child) => {
      const reply = once(child, 'message');
      child.send(task);
      return ((await reply) as [Outcome])[0];
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

const summarize = (outcomes: readonly Outcome[]) => ({
  acquired: outcomes.reduce((sum, { acquired }) => sum + acquired, 0),
  problems: outcomes.flatMap(({ problems }) => problems),
});

describe('the lock of a folder', () => {
  for (const [what, lock] of [
    ['is new', undefined],
    ['was locked by a killed process', () => `${deadPid} killed`],
    ['was released', () => ''],
  ] as const) {
    it(`is acquired by one of ${CONTENDERS} processes if the folder ${what}`, async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const folder = join(home, `${what} ${round}`);
        mkdirSync(folder);
        if (lock) writeFileSync(join(folder, 'pay-status.lock.1'), lock());
        assert.deepEqual(summarize(await sendTask({ kind: 'acquire', folder })), { acquired: 1, problems: [] });
      }
    });
  }

  it('is never held by two processes while many acquire and release it', async () => {
    const folder = join(home, 'turns');
    const outcome = summarize(await sendTask({ kind: 'repeat', folder, times: TURNS }));
    assert.deepEqual(outcome, { acquired: CONTENDERS * TURNS, problems: [] });
    assert.equal(readdirSync(folder).length, 1, 'only the last number remains');
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

  it('of an earlier process with the same id is acquired over', async () => {
    const folder = join(home, 'container');
    mkdirSync(folder);
    writeFileSync(join(folder, 'pay-status.lock.1'), `${process.pid} earlier`);
    await (
      await lockFolder(folder)
    )();
  });
});
