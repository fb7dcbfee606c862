import assert from 'node:assert/strict';
import type { Fetch } from '../../../../src/client/transport.js';
import type { Finding } from '../../../../src/cli/doctor/finding.js';
import type { Report } from '../../../../src/cli/doctor/report.js';
import { runCommand, type CommandResult } from '../../../../src/cli/doctor/run.js';
import { BASE_URL, MERCHANT, type Sandbox } from '../../../support/sandbox.js';

export const API_KEY = MERCHANT['Api-Key'];
export const ORIGIN = 'https://shop.example';

/** The environment of the command. */
export const ENV = { GATEWAY_KEY: API_KEY };

export const BUYER_ARGS = ['--base-url', BASE_URL, '--app-id', 'app_demo', '--origin', ORIGIN];
export const MERCHANT_ARGS = ['--api-key-env', 'GATEWAY_KEY', '--merchant-id', 'merchant_demo'];

/** Far more than the sum of all timeouts, virtual milliseconds. */
const LIMIT_MS = 180_000;

/** Less than any timeout, virtual milliseconds. */
const STEP_MS = 500;

type Hash = (this: SubtleCrypto, ...args: unknown[]) => Promise<unknown>;

let pendingHashes = 0;

/** Hashes are computed in other threads: on a busy machine, the virtual clock would advance before they are done. */
const countPendingHashes = (): void => {
  const methods = SubtleCrypto.prototype as unknown as Record<string, Hash>;
  for (const name of ['importKey', 'digest', 'sign', 'verify']) {
    const hash = methods[name]!;
    methods[name] = async function (...args) {
      pendingHashes++;
      try {
        return await hash.apply(this, args);
      } finally {
        pendingHashes--;
      }
    };
  }
};
countPendingHashes();

const waitForHashes = async (): Promise<void> => {
  while (pendingHashes) await new Promise(setImmediate);
};

export interface Run extends CommandResult {
  readonly report: Report;
  readonly findings: readonly Finding[];
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly fetch?: Fetch;
}

/** Runs `pay-status doctor --json` on the sandbox's clock, to its end. */
export const runDoctor = async (
  sandbox: Sandbox,
  args: readonly string[],
  { env = ENV, fetch = sandbox.fetch }: RunOptions = {},
): Promise<Run> => {
  let count = 0;
  const ports = { fetch, clock: sandbox.clock, randomId: () => `random-${++count}` };
  let result: CommandResult | undefined;
  const ended = runCommand([...args, '--json'], env, ports).then((value) => (result = value));
  for (let passedMs = 0; !result && passedMs < LIMIT_MS; passedMs += STEP_MS) {
    await sandbox.clock.advance(STEP_MS);
    await waitForHashes();
  }
  assert.ok(result, `the command did not end within ${LIMIT_MS} ms`);
  const { out } = await ended;
  const report = out ? (JSON.parse(out) as { sections: Report }).sections : [];
  return { ...result, report, findings: report.flatMap(({ findings }) => findings) };
};

/** Returns the finding with this id. */
export const find = ({ findings }: Run, id: string): Finding => {
  const found = findings.find((finding) => finding.id === id);
  assert.ok(found, `no finding ${id} in ${findings.map((finding) => finding.id).join(', ')}`);
  return found;
};

/** Asserts that a finding is a problem with this message. */
export const assertProblem = (run: Run, id: string, message: RegExp): void => {
  const { level, message: actual } = find(run, id);
  assert.equal(level, 'problem', actual);
  assert.match(actual, message);
  assert.equal(run.exitCode, 1);
};

/** Returns the ids of the problems. */
export const listProblems = ({ findings }: Run): readonly string[] =>
  findings.filter(({ level }) => level === 'problem').map(({ id }) => id);
