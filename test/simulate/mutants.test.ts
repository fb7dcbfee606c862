import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

/** A bug, as edits of the sources. */
interface Mutant {
  readonly what: string;
  readonly edits: readonly Readonly<Record<'file' | 'from' | 'to', string>>[];
}

const MUTANTS: readonly Mutant[] = [
  {
    what: 'accepts late answers of an ended run',
    edits: [
      {
        file: 'tracker/poll-loop.ts',
        from: 'if (signal.aborted) return undefined;\n  history.isPlainRequestPending = false;',
        to: 'history.isPlainRequestPending = false;',
      },
      { file: 'tracker/poll-loop.ts', from: '!request || signal.aborted', to: '!request' },
      {
        file: 'core/deadline.ts',
        from: "signal?.addEventListener('abort', abort);",
        to: '',
      },
    ],
  },
  {
    what: 'keeps waiting for an aborted request',
    edits: [
      {
        file: 'core/deadline.ts',
        from: "signal?.addEventListener('abort', abort);",
        to: '',
      },
    ],
  },
  {
    what: 'forgets the jitter',
    edits: [{ file: 'tracker/poll-loop.ts', from: 'payment !== null, random()', to: 'payment !== null, 0.5' }],
  },
  {
    what: 'shows a payment that is not found as failed',
    edits: [
      {
        file: 'client/transport.ts',
        from: 'if (!response.ok) throw toGatewayError(response, text, url);',
        to: "if (response.status === 404) return { body: { status: 'failed', isFinal: true }, url, contentType: '', gatewayTimeMs: undefined };\n  if (!response.ok) throw toGatewayError(response, text, url);",
      },
    ],
  },
  {
    what: 'never releases the lock for another tab',
    edits: [{ file: 'tracker/poll-runner.ts', from: 'membership?.abort();', to: '' }],
  },
  {
    what: 'keeps polling a final payment',
    edits: [{ file: 'tracker/poll-loop.ts', from: 'if (outcome.payment.isFinal) return;', to: '' }],
  },
  {
    what: 'ignores Retry-After',
    edits: [{ file: 'core/retry.ts', from: 'asGatewayError(error).retryAfterMs || 0', to: '0' }],
  },
  {
    what: 'has no rate limit while the gateway fails',
    edits: [
      {
        file: 'tracker/rate-limit.ts',
        from: 'oldest + RATE_LIMIT_WINDOW_MS - now',
        to: 'oldest - now',
      },
    ],
  },
  {
    what: 'forgets the payment when the network fails',
    edits: [
      {
        file: 'tracker/reducer.ts',
        from: 'error: event.error,\n        failures',
        to: 'error: event.error,\n        payment: null,\n        failures',
      },
    ],
  },
  {
    what: 'does not announce a change to the other tabs',
    edits: [
      {
        file: 'tracker/poll-loop.ts',
        from: "hasChanged && reason === 'leader' ? 'changed' : 'answered'",
        to: "'answered'",
      },
    ],
  },
  {
    what: 'polls in every tab',
    edits: [{ file: 'tracker/tab-group.ts', from: 'let isLeader = false;', to: 'let isLeader = true;' }],
  },
  {
    what: 'sends two requests at once when the buyer comes back',
    edits: [{ file: 'tracker/poll-runner.ts', from: 'run?.abort();\n    const thisRun', to: 'const thisRun' }],
  },
  {
    what: 'sends no long polls',
    edits: [
      {
        file: 'core/pacing.ts',
        from: 'return { waitMs: 0, isLongPoll: true, supportsLongPoll };',
        to: 'return { waitMs: 250, isLongPoll: false, supportsLongPoll };',
      },
    ],
  },
];

const SEEDS = 2_000;
const CACHE = 'node_modules/.cache';

describe(`the simulation finds within ${SEEDS} seeds a tracker that`, () => {
  let folder = '';
  before(() => {
    mkdirSync(CACHE, { recursive: true });
    folder = mkdtempSync(join(CACHE, 'mutants-'));
  });
  after(() => {
    rmSync(folder, { recursive: true });
  });

  for (const [index, { what, edits }] of MUTANTS.entries()) {
    it(what, () => {
      const root = join(folder, String(index));
      cpSync('src', root, { recursive: true });
      for (const { file, from, to } of edits) {
        const path = join(root, file);
        const source = readFileSync(path, 'utf8');
        assert.ok(source.includes(from), `${file} does not contain the text that the bug replaces`);
        writeFileSync(
          path,
          source.replace(from, () => to),
        );
      }
      const options = ['-C', '@pay-status/source', '--import', 'tsx', 'test/simulate/run.ts'];
      const simulation = [...options, '--bail', '--root', root, '--seeds', String(SEEDS)];
      const { status, stdout } = spawnSync(process.execPath, simulation, { encoding: 'utf8' });
      assert.equal(status, 1);
      assert.match(stdout, /^seed \d+: npm run test:full -- simulate --from \d+ --seeds 1\n {2}\w/m);
    });
  }
});
