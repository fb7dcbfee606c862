// Runs a local node, and ends it when the process that started this one has ended, however that happened:
// anvil-guard.mjs <folder of its state, or -> <command> [<argument> ...]
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A node that does not end by itself is killed after this time, milliseconds. */
const END_MS = 10_000;

/** Moves away what a node that was killed has written in part: none starts with it. The sandbox sends all of it again. */
const dropBrokenState = (file) => {
  if (!existsSync(file)) return;
  try {
    JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    renameSync(file, `${file}.broken`);
  }
};

const [folder = '-', command = '', ...args] = process.argv.slice(2);
const pidFile = folder === '-' ? undefined : join(folder, 'anvil.pid');
if (folder !== '-') dropBrokenState(join(folder, 'anvil.json'));
const node = spawn(command, args, { stdio: 'ignore' });
if (pidFile) writeFileSync(pidFile, String(process.pid));

const end = () => {
  node.kill('SIGTERM');
  setTimeout(() => node.kill('SIGKILL'), END_MS).unref();
};
process.on('disconnect', end);
process.on('SIGTERM', end);
// A terminal sends it to the sandbox, too, which ends the node after its last transactions.
process.on('SIGINT', () => undefined);

const exit = () => {
  if (pidFile) rmSync(pidFile, { force: true });
  process.exit();
};
node.once('exit', exit).once('error', exit);
process.send?.(node.pid ?? null);
