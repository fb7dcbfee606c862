import type { Gateway } from '../../demo/gateway/gateway.js';
import type { ManualClock } from '../../demo/gateway/clock/manual-clock.js';
import type { Store } from '../../demo/gateway/store/store.js';
import { openDatabase } from '../../demo/test/support/database-image.js';
import { createGateway } from '../../demo/gateway/create-gateway.js';
import { createManualClock } from '../../demo/gateway/clock/manual-clock.js';
import { seededRandom } from '../../demo/gateway/core/random.js';
import { createGatewayMemoryStore } from '../../demo/gateway/store/memory/memory-store.js';
import { createDatabaseStore } from '../../demo/gateway/store/sql/database-store.js';

export const BASE_URL = 'http://localhost:4242';

/** One webhook, as the receiver gets it. */
export interface Delivered {
  readonly headers: Headers;
  readonly body: string;
}

/** A gateway on a manual clock, with the ids that it has issued so far. */
export interface FuzzContext {
  readonly gateway: Gateway;
  readonly clock: ManualClock;
  readonly delivered: Delivered[];
  /** The errors that the gateway reported to `onError`. */
  readonly failures: unknown[];
  /** The values of placeholders, by kind. */
  readonly known: Record<'payment' | 'cursor' | 'delivery' | 'merchant' | 'settlement', string[]>;
  readonly close: () => void;
}

/** Every fourth gateway has an SQL store, which is slower and stricter about text. */
const isSql = (seed: number): boolean => seed % 4 === 0;

let database: ReturnType<typeof openDatabase> | undefined;

const openStore = async (seed: number): Promise<Store> => {
  if (!isSql(seed)) return createGatewayMemoryStore();
  database ??= openDatabase();
  const opened = await database;
  await opened.pglite.exec('drop schema public cascade; create schema public');
  return createDatabaseStore({ ...opened, listen: () => Promise.resolve(), close: () => Promise.resolve() });
};

/** Closes the database that all gateways share. */
export const closeDatabase = async (): Promise<void> => {
  await (await database)?.close();
};

/** Creates a gateway whose options and random numbers are determined by the seed. */
export const createContext = async (seed: number): Promise<FuzzContext> => {
  const random = seededRandom(seed);
  const isRare = (): boolean => random() < 0.1;
  const clock = createManualClock();
  const delivered: Delivered[] = [];
  const failures: unknown[] = [];
  const answers = [204, 200, 500, 301];
  const gateway = createGateway({
    baseUrl: BASE_URL,
    clock,
    store: await openStore(seed),
    random: { bytes: (count) => Uint8Array.from({ length: count }, () => random() * 256) },
    autoSettleMs: isRare() ? null : 2_000,
    guardsNetwork: isRare(),
    ...(isRare() && { pinnedVersion: '2026-02-19.preview' }),
    ...(isRare() && { requestsPerMinute: 4 }),
    transport: {
      nowMs: () => clock.nowMs(),
      deadline: () => new AbortController().signal,
      send: async (_, { headers, body }) => {
        delivered.push({ headers: new Headers(headers), body: String(body) });
        return new Response(null, { status: answers[delivered.length % answers.length] ?? 204 });
      },
    },
    onError: (error) => failures.push(error),
  });
  await gateway.ready;
  const known = { payment: [], cursor: [], delivery: [], merchant: [], settlement: [] };
  return { gateway, clock, delivered, failures, known, close: gateway.close };
};
