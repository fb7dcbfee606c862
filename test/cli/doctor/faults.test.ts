import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { FAULT_KINDS, type FaultKind } from '../../../demo/gateway/wire/fault-kinds.js';
import { Sandbox } from '../../support/sandbox.js';
import { API_KEY, assertProblem, BUYER_ARGS, MERCHANT_ARGS, runDoctor } from './support/doctor.js';

const KINDS = Object.keys(FAULT_KINDS) as readonly FaultKind[];

/** Longer than a page waits; with the hold of a long poll, longer than the command waits. */
const DELAY = { delayMs: 68_000 };

/** What the first request of a side shows: by a check of the connection, or of the answer. */
const MESSAGES: Readonly<Record<FaultKind, readonly [of: 'connection' | 'answer', message: RegExp]>> = {
  delay: ['connection', /It answered only after about 68 s/],
  status: ['answer', /status 500 and the code internal_error/],
  drop: ['connection', /the connection failed/],
  hang: ['connection', /No complete answer within 10000 ms, and none to a second request within 70 s/],
  garbage: ['answer', /an HTML page instead of JSON/],
  truncate: ['answer', /broke in the middle of the answer/],
};

const startSandbox = async (): Promise<{ sandbox: Sandbox; args: readonly string[] }> => {
  const sandbox = new Sandbox();
  const { paymentId } = await sandbox.create();
  return { sandbox, args: [...BUYER_ARGS, '--payment-id', paymentId, '--max-poll-ms', '3000', ...MERCHANT_ARGS] };
};

const toFault = (kind: FaultKind) => ({ route: '* /v1/*', kind, ...(kind === 'delay' && DELAY) });

describe('the examination of a gateway that fails', () => {
  for (const kind of KINDS) {
    it(`names what is wrong while every request meets the fault ${kind}`, async () => {
      const { sandbox, args } = await startSandbox();
      await sandbox.fault(toFault(kind));
      const run = await runDoctor(sandbox, args);
      const [of, message] = MESSAGES[kind];
      const [merchant, buyer] = run.report.map(({ findings }) => ({ ...run, findings }));
      assertProblem(merchant!, of === 'connection' ? 'reachable' : 'merchant', message);
      assertProblem(buyer!, of === 'connection' ? 'reachable' : 'status', message);
      assert.ok(!run.out.includes(API_KEY));
    });
  }
});
