import { MAX_EXPIRED_DELETES, type IdempotencyTable } from '../idempotency-table.js';
import type { Queryable } from './database.js';

interface IdempotencyRow {
  readonly key: string;
  readonly fingerprint: string;
  readonly status: number;
  readonly body: string;
  readonly until_ms: number;
}

export const createIdempotencyTable = ({ query }: Queryable): IdempotencyTable => ({
  async lock(key, nowMs) {
    await query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [key]);
    const [row] = await query<IdempotencyRow>(
      'select key, fingerprint, status, body, until_ms from answer where key = $1 and until_ms > $2',
      [key, nowMs],
    );
    if (!row) return undefined;
    const { until_ms: untilMs, ...rest } = row;
    return { ...rest, untilMs };
  },
  async put({ key, fingerprint, status, body, untilMs }, nowMs) {
    await query(
      `insert into answer (key, fingerprint, status, body, until_ms) values ($1, $2, $3, $4, $5)
       on conflict (key) do update set fingerprint = $2, status = $3, body = $4, until_ms = $5`,
      [key, fingerprint, status, body, untilMs],
    );
    // Last, and skipping locked rows: whoever waits for a deleted key waits only for the commit.
    await query(
      `delete from answer where key in (
         select key from answer where until_ms <= $1 order by until_ms limit $2 for update skip locked
       )`,
      [nowMs, MAX_EXPIRED_DELETES],
    );
  },
});
