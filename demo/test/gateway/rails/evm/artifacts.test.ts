import { execFile } from 'node:child_process';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));

it('the ABIs and the bytecode are those of the contracts', async () => {
  // In a process of its own: the compiler takes seconds without a pause, and installs handlers of errors.
  const args = ['--import', 'tsx', 'scripts/compile-contracts.ts', '--check'];
  await promisify(execFile)(process.execPath, args, { cwd: ROOT });
});
