// Response times of a merchant's lists: lists [--database postgresql|pglite] [--payments N] [--samples N] [--first]
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPglite } from '../../../demo/drivers/pglite.js';
import { openPostgres } from '../../../demo/drivers/postgres.js';
import { createGateway } from '../../../demo/gateway/create-gateway.js';
import type { Gateway } from '../../../demo/gateway/gateway.js';
import { writeCursor } from '../../../demo/gateway/listing/cursor.js';
import type { Database } from '../../../demo/gateway/store/sql/database.js';
import { createDatabaseStore } from '../../../demo/gateway/store/sql/database-store.js';
import { NOW_MS } from '../../../demo/test/support/payments.js';
import { findPostgres, startPostgres } from '../../../demo/test/support/postgres.js';
import { parseNumberOption } from '../../support/number-option.js';
import { spread } from '../table.js';
import { AMOUNTS, fillPayments } from './fill.js';

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'postgresql' },
    payments: { type: 'string', default: '1000000' },
    samples: { type: 'string', default: '200' },
    // Nothing but first pages of lists whose totals are kept.
    first: { type: 'boolean', default: false },
  },
});
const PAYMENTS = parseNumberOption('payments', values.payments, AMOUNTS);
const SAMPLES = parseNumberOption('samples', values.samples);
/** Of what takes seconds. */
const FEW_SAMPLES = 8;
const PAGE = 50;
const BASE_URL = 'http://localhost:4242';
const MERCHANT = { 'Api-Key': 'wcp_test_demo', 'Merchant-Id': 'merchant_demo' };
const PARTNER = { 'Api-Key': 'wcp_test_partner' };

interface Subject {
  readonly database: Database;
  readonly gateway: Gateway;
}

interface List {
  readonly path: string;
  /** Those of the merchant when absent. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Its parameters of the order. */
  readonly names: readonly [string, string];
  readonly filter?: string;
  /** Of the rows that the filter selects. */
  readonly where?: string;
}

const ORDERS = (['date', 'amount'] as const).flatMap((sortBy) =>
  [true, false].map((isDescending) => ({ sortBy, isDescending })),
);
const MIDDLE = { date: NOW_MS + (PAYMENTS / 2) * 1_000, amount: AMOUNTS / 2 };

/** The position before the last page: that of the row before its first one. */
const findLast = async (
  database: Database,
  { where = 'true' }: List,
  { sortBy, isDescending }: (typeof ORDERS)[number],
) => {
  const column = sortBy === 'date' ? 'created_at_ms' : 'amount';
  const direction = isDescending ? 'asc' : 'desc';
  const [row] = await database.query<{ key: string; seq: number }>(
    `select ${column}::text as key, seq from payment where ${where}
     order by ${column} ${direction}, seq ${direction} offset ${PAGE} limit 1`,
  );
  if (!row) throw new Error('The list has only one page.');
  return row;
};

/** Every order in turn; the pages in the middle are different ones. */
const measure = async (
  { database, gateway }: Subject,
  list: List,
  page: 'first' | 'middle' | 'last',
  count = SAMPLES,
): Promise<readonly number[]> => {
  const samples: number[] = [];
  for (const order of ORDERS) {
    const last = page === 'last' ? await findLast(database, list, order) : undefined;
    for (let i = 0; i < count / ORDERS.length; i++) {
      const position = last ?? { key: String(MIDDLE[order.sortBy] + i), seq: 0 };
      const cursor = page === 'first' ? '' : `&cursor=${writeCursor(order, position)}`;
      const [sortBy, sortDir] = list.names;
      const query = `${sortBy}=${order.sortBy}&${sortDir}=${order.isDescending ? 'desc' : 'asc'}${cursor}`;
      const startedAt = performance.now();
      const headers = list.credentials ?? MERCHANT;
      const request = new Request(`${BASE_URL}${list.path}?${query}&${list.filter ?? ''}`, { headers });
      const response = await gateway.fetch(request);
      const { data, ...rest } = (await response.json()) as { data: unknown[] } & Record<string, unknown>;
      samples.push(performance.now() - startedAt);
      const isLast = !(rest.nextCursor ?? rest.next_cursor);
      if (data.length !== PAGE || isLast !== (page === 'last'))
        throw new Error(`Not the ${page} page of ${request.url}`);
    }
  }
  return samples;
};

const CAMEL_CASE = ['sortBy', 'sortDir'] as const;
const NEW = { path: '/v1/payments', names: CAMEL_CASE };
const lastHour = new Date(NOW_MS + (PAYMENTS - 3_600) * 1_000).toISOString();
const LISTS: readonly List[] = [
  NEW,
  { ...NEW, credentials: PARTNER },
  { path: '/v1/merchants/payments', names: CAMEL_CASE },
  { path: '/v1/merchants/merchant_demo/payments', names: ['sort_by', 'sort_dir'] },
  { ...NEW, filter: 'status=failed', where: `status = 'failed'` },
  { ...NEW, filter: 'status=succeeded&status=failed', where: `status in ('succeeded', 'failed')` },
];
const PAGES = values.first ? (['first'] as const) : (['first', 'middle', 'last'] as const);
/** Their totals are computed. */
const OTHER_FILTERS = [`startTs=${lastHour}`, 'referenceId=order%2099', 'network=eip155:84532'];

const getMemory = (): string => `${Math.round(process.memoryUsage.rss() / 2 ** 20)} MiB`;

const measureAll = async (subject: Subject): Promise<ReadonlyMap<string, readonly number[]>> => {
  const samples = new Map<string, readonly number[]>();
  for (const list of LISTS)
    for (const page of PAGES) {
      const path = [list.path, list.filter].filter(Boolean).join('?');
      const name = [path, list.credentials && 'partner', page].filter(Boolean).join(', ');
      samples.set(name, await measure(subject, list, page));
      console.log(`Resident memory of this process after ${name}: ${getMemory()}`);
    }
  for (const filter of values.first ? [] : OTHER_FILTERS)
    samples.set(`${NEW.path}?${filter}, first`, await measure(subject, { ...NEW, filter }, 'first', FEW_SAMPLES));
  return samples;
};

/** A new database, and what removes it once it is closed. */
interface Opened {
  readonly database: Database;
  readonly remove: () => Promise<void>;
}

const openServer = async (): Promise<Opened> => {
  const bin = findPostgres();
  if (!bin) throw new Error('The benchmark needs PostgreSQL: apt-get install postgresql.');
  const server = await startPostgres(bin);
  return { database: openPostgres(server.url, console.error), remove: () => server.stop() };
};

const openFolder = async (): Promise<Opened> => {
  const folder = await mkdtemp(join(tmpdir(), 'pay-status-lists-'));
  return { database: await openPglite({ folder }), remove: () => rm(folder, { recursive: true }) };
};

const OPENERS: Readonly<Record<string, () => Promise<Opened>>> = { postgresql: openServer, pglite: openFolder };

const opener = OPENERS[values.database];
if (!opener) throw new Error(`--database is one of ${Object.keys(OPENERS).join(', ')}.`);
const { database, remove } = await opener();
try {
  await fillPayments(database, PAYMENTS);
  const startedAt = performance.now();
  const store = await createDatabaseStore(database);
  console.log(`${PAYMENTS} payments migrated in ${((performance.now() - startedAt) / 1_000).toFixed(1)} s`);
  await database.query('vacuum analyze');
  const gateway = createGateway({ baseUrl: BASE_URL, store, requestsPerMinute: 1e9 });
  console.log(`Resident memory of this process: ${getMemory()}`);
  console.log(spread(await measureAll({ database, gateway })));
  gateway.close();
  await store.close();
} finally {
  await remove();
}
