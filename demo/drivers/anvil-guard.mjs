// Runs a local node, and ends it when the process that started this one has ended, however that happened:
// anvil-guard.mjs <pid file or -> <command> [<argument> ...]
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';

/** A node that does not end by itself is killed after this time, milliseconds. */
const END_MS = 10_000;

const [pidFile = '-', command = '', ...args] = process.argv.slice(2);
const node = spawn(command, args, { stdio: 'ignore' });
if (pidFile !== '-') writeFileSync(pidFile, String(process.pid));

const end = () => {
  node.kill('SIGTERM');
  setTimeout(() => node.kill('SIGKILL'), END_MS).unref();
};
process.on('disconnect', end);
process.on('SIGTERM', end);
// A terminal sends it to the sandbox, too, which ends the node after its last transactions.
process.on('SIGINT', () => undefined);

const exit = () => {
  if (pidFile !== '-') rmSync(pidFile, { force: true });
  process.exit();
};
node.once('exit', exit).once('error', exit);
process.send?.(node.pid ?? null);
