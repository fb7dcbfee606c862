import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readRulesLog, type LoggedRule } from '../support/rules-log.js';
import type { Fault } from './fault.js';

const CACHE = 'node_modules/.cache';
/** A bug may make a test hang. */
const DEADLINE_MS = 60_000;

/** A copy of the sources and their tests, in which bugs can be planted. */
export interface Copy {
  /** Runs a test file, with a bug if given, and resolves to the rules that its tests logged. */
  readonly run: (file: string, fault?: Fault) => Promise<readonly LoggedRule[]>;
  readonly remove: () => void;
}

/**
 * The copy is in `node_modules`, so that packages are found, and without `demo/package.json`: the nearest package is then
 * the library, so `pay-status/contract` resolves to the copy.
 */
export const createCopy = (): Copy => {
  mkdirSync(CACHE, { recursive: true });
  const root = mkdtempSync(join(CACHE, 'planted-'));
  const isSource = (path: string): boolean => !['dist', 'node_modules', '.pay-status-sandbox'].includes(basename(path));
  for (const folder of ['src', 'demo']) cpSync(folder, join(root, folder), { recursive: true, filter: isSource });
  rmSync(join(root, 'demo/package.json'));
  for (const file of ['package.json', 'tsconfig.json']) cpSync(file, join(root, file));

  const log = join(root, 'rules.log');
  const runFile = (file: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, ['-C', '@pay-status/source', '--import', 'tsx', file], {
        cwd: root,
        env: { ...process.env, RULES_LOG: 'rules.log' },
        stdio: 'ignore',
        timeout: DEADLINE_MS,
        killSignal: 'SIGKILL',
      });
      child.once('error', reject);
      child.once('exit', resolve);
    });

  /** Changes a source while the work runs. */
  const withFault = async ({ file, from, to }: Fault, work: () => Promise<unknown>): Promise<void> => {
    const path = join(root, file);
    const source = readFileSync(path, 'utf8');
    if (!source.includes(from)) throw new Error(`${file} does not contain the text that a bug replaces: ${from}`);
    writeFileSync(
      path,
      source.replace(from, () => to),
    );
    await work();
    writeFileSync(path, source);
  };

  return {
    async run(file, fault) {
      rmSync(log, { force: true });
      await (fault ? withFault(fault, () => runFile(file)) : runFile(file));
      return existsSync(log) ? readRulesLog(log) : [];
    },
    remove() {
      rmSync(root, { recursive: true });
    },
  };
};
