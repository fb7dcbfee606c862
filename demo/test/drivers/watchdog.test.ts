import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { describe, it } from 'node:test';

const LIMIT_MS = 2_000;
const WATCHDOG = new URL('../../drivers/watchdog.ts', import.meta.url).href;

/** Runs a program after the start of a watchdog; resolves to how it ended. */
const run = (program: string): Promise<{ code: number | null; signal: NodeJS.Signals | null; err: string }> => {
  const source = `import { startWatchdog } from ${JSON.stringify(WATCHDOG)};
    startWatchdog({ limitMs: ${LIMIT_MS}, message: 'The database does not answer.' });
    ${program}`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', source]);
  let err = '';
  child.stderr.on('data', (chunk: Buffer) => (err += String(chunk)));
  return new Promise((resolve) => child.on('close', (code, signal) => resolve({ code, signal, err })));
};

describe('the watchdog', () => {
  it('ends a blocked process with a sentence, although it handles signals', async () => {
    const { signal, err } = await run("process.on('SIGTERM', () => {}); setTimeout(() => { for (;;); }, 10);");
    assert.deepEqual({ signal, err }, { signal: 'SIGKILL', err: 'The database does not answer.' });
  });

  it('leaves a process alone that waits, and one that is busy for less than half of the limit', async () => {
    const busy = `const until = performance.now() + ${LIMIT_MS / 4}; while (performance.now() < until);`;
    const { code, err } = await run(`setTimeout(() => { ${busy} setTimeout(() => {}, ${LIMIT_MS}) }, ${LIMIT_MS});`);
    assert.deepEqual({ code, err }, { code: 0, err: '' });
  });

  it('does not keep a process running that has nothing to do', async () => {
    assert.deepEqual(await run(''), { code: 0, signal: null, err: '' });
  });
});
