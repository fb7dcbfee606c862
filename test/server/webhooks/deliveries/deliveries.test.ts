import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { SHOPS } from './shops.js';

/** Deliveries per store, few enough for a run before each commit. `npm run test:full -- deliveries` sends 100,000 to each. */
const DELIVERIES = { memory: 10_000, pglite: 1_000, sqlite: 2_000, postgres: 4_000 };

describe('deliveries that are shuffled, duplicated, concurrent and interrupted by crashes', () => {
  for (const [name, play] of Object.entries(SHOPS)) {
    const wanted = DELIVERIES[name as keyof typeof SHOPS];
    it(
      `have each effect once, and end with the highest version: ${wanted} deliveries with the ${name} store`,
      { skip: !play && 'needs PostgreSQL: apt-get install postgresql' },
      async () => {
        const tally = await play!(wanted);
        assert.deepEqual(tally.failures, []);
        assert.ok(tally.deliveries >= wanted);
        assert.ok(tally.crashes > wanted / 100);
        assert.ok(tally.settledFirst > wanted / 100);
        const answers = ['applied', 'duplicate', 'stale', 'internal_error', 'other_mode', 'no_matching_signature'];
        for (const answer of [...answers, 'timestamp_too_old']) assert.ok(tally.answers[answer], answer);
      },
    );
  }
});
