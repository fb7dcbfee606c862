import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';

type Store = 'memory' | 'sqlite';

/** A bug, as an edit of the sources, and the stores with which random deliveries must find it. */
interface Mutant {
  readonly what: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly stores: readonly Store[];
  readonly says: RegExp;
}

const MUTANTS: readonly Mutant[] = [
  {
    what: 'applies a version that it has applied',
    file: 'payment-progress.ts',
    from: 'claim.version <= before.version',
    to: 'claim.version < before.version',
    stores: ['memory'],
    says: /a version was applied twice/,
  },
  {
    what: 'lets any version win',
    file: 'payment-progress.ts',
    from: 'if (before && claim.version <= before.version) return undefined;',
    to: '',
    stores: ['memory'],
    says: /after a higher one/,
  },
  {
    what: 'takes no version for version 0',
    file: 'payment-progress.ts',
    from: 'before && claim.version <= before.version',
    to: 'claim.version <= (before?.version ?? 0)',
    stores: ['memory'],
    says: /the highest version is 0/,
  },
  {
    what: 'says with the settled event again that the payment succeeded',
    file: 'payment-progress.ts',
    from: 'firstSucceeded: claim.succeeded && !succeeded',
    to: 'firstSucceeded: claim.succeeded',
    stores: ['memory'],
    says: /fulfilled 2 times/,
  },
  {
    what: 'does not see that a settled payment has succeeded',
    file: 'webhook-handler.ts',
    from: "const succeeded = data.status === 'succeeded';",
    to: "const succeeded = data.status === 'succeeded' && data.settled == null;",
    stores: ['memory'],
    says: /fulfilled 0 times/,
  },
  {
    what: 'acknowledges what has failed',
    file: 'webhook-handler.ts',
    from: ': respond(500,',
    to: ': respond(200,',
    stores: ['memory', 'sqlite'],
    says: /the highest version is \d/,
  },
  {
    what: 'takes events of the other mode',
    file: 'webhook-handler.ts',
    from: "verified.data.live !== (mode === 'live')",
    to: 'false',
    stores: ['memory'],
    says: /the highest version is \d/,
  },
  {
    what: 'claims an event in memory before its effect has succeeded',
    file: 'memory-store.ts',
    from: "if (events.has(eventId)) return 'duplicate';",
    to: "if (events.has(eventId)) return 'duplicate';\n        events.add(eventId);",
    stores: ['memory'],
    says: /the highest version is \d/,
  },
  {
    what: 'lets two effects of a payment run at the same time in memory',
    file: 'keyed-queue.ts',
    from: 'before.then(job, job)',
    to: 'job()',
    stores: ['memory'],
    says: /a version was applied twice/,
  },
  {
    what: 'claims an event in a transaction of its own',
    file: 'sql/sql-store.ts',
    from: 'const events = await tx.query(claimEvent, [eventId, paymentId]);',
    to: "const events = await tx.query(claimEvent, [eventId, paymentId]); await tx.query('commit'); await tx.query('begin');",
    stores: ['sqlite'],
    says: /the highest version is \d/,
  },
  {
    what: 'keeps what an effect wrote that failed',
    file: 'sql/sqlite.ts',
    from: "database.exec('rollback');",
    to: "database.exec('commit');",
    stores: ['sqlite'],
    says: /a version was applied twice|the highest version is \d/,
  },
  {
    what: 'lets two transactions run at the same time on one connection',
    file: 'keyed-queue.ts',
    from: 'before.then(job, job)',
    to: 'job()',
    stores: ['sqlite'],
    says: /transaction/,
  },
];

const DELIVERIES = 2_000;
const CACHE = 'node_modules/.cache';
/** With a bug, deliveries may be retried forever. */
const DEADLINE_MS = 30_000;

describe(`${DELIVERIES} random deliveries`, () => {
  let root = '';
  before(() => {
    mkdirSync(CACHE, { recursive: true });
    root = mkdtempSync(join(CACHE, 'webhook-mutants-'));
    for (const path of ['src', 'test/server/webhooks', 'test/support', 'demo/test/support', 'tsconfig.json'])
      cpSync(path, join(root, path), { recursive: true });
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  });
  after(() => {
    rmSync(root, { recursive: true });
  });

  const play = (store: Store) => {
    const run = ['--import', 'tsx', 'test/server/webhooks/deliveries/run.ts', '--store', store];
    return spawnSync(process.execPath, [...run, '--deliveries', String(DELIVERIES)], {
      cwd: root,
      encoding: 'utf8',
      timeout: DEADLINE_MS,
    });
  };

  for (const { what, file, from, to, stores, says } of MUTANTS)
    it(`find a handler that ${what} (${stores.join(', ')})`, () => {
      const path = join(root, 'src/server/webhooks', file);
      const source = readFileSync(path, 'utf8');
      assert.ok(source.includes(from), `${file} does not contain the text that the bug replaces`);
      writeFileSync(
        path,
        source.replace(from, () => to),
      );
      try {
        for (const store of stores) {
          const { status, stdout, stderr } = play(store);
          assert.equal(status, 1, stdout + stderr);
          assert.match(stdout, says);
        }
      } finally {
        writeFileSync(path, source);
      }
    });

  it('find nothing in the original handler', () => {
    const { status, stdout, stderr } = play('memory');
    assert.equal(status, 0, stdout + stderr);
  });
});
