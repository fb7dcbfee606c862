import { openFolderDatabase } from '../drivers/folder-database.js';
import { openPostgres } from '../drivers/postgres.js';
import { startWatchdog } from '../drivers/watchdog.js';
import { DEMO_API_KEY, DEMO_APP_ID, DEMO_MERCHANT_ID } from '../gateway/auth/credentials.js';
import type { LogEntry } from '../gateway/log/entry.js';
import { toErrorEntry } from '../gateway/log/error-entry.js';
import { toJsonLine, toPrettyLine } from '../gateway/log/lines.js';
import { createGatewayMemoryStore } from '../gateway/store/memory/memory-store.js';
import type { Database } from '../gateway/store/sql/database.js';
import { createDatabaseStore } from '../gateway/store/sql/database-store.js';
import type { Store } from '../gateway/store/store.js';
import { sandboxPages } from '../pages/index.js';
import { startServer, type RunningServer } from '../server.js';
import { openRail, requirePaper, type OpenRail } from './open-rail.js';
import type { CliOptions, LogFormat } from './options.js';

/** For how long the database may block the process, milliseconds. */
const BLOCKED_LIMIT_MS = 10_000;
/** Time in which the sandbox closes, milliseconds. */
const CLOSE_LIMIT_MS = 5_000;

const describeBlockedDatabase = (data: string): string =>
  `pay-status-sandbox: stopped, because the database in ${data} has not answered for ${BLOCKED_LIMIT_MS / 1_000} seconds. \
Check that its disk works and has free space, and start again: no acknowledged change is lost.\n`;

type OnLog = (entry: LogEntry) => void;

/** Logs to stderr, because programs read stdout. */
const createLog =
  (format: LogFormat): OnLog =>
  (entry) => {
    if (format === 'off' && entry.kind !== 'error') return;
    process.stderr.write(`${format === 'json' ? toJsonLine(entry) : toPrettyLine(entry)}\n`);
  };

const toOnError =
  (onLog: OnLog) =>
  (error: unknown): void => {
    onLog(toErrorEntry(error, Date.now()));
  };

/** Undefined if everything is kept in memory. */
const openDatabase = async (data: string, onLog: OnLog): Promise<Database | undefined> => {
  const onError = toOnError(onLog);
  if (process.env.DATABASE_URL) return openPostgres(process.env.DATABASE_URL, onError);
  if (data === 'memory') return undefined;
  return openFolderDatabase(data, { onSpaceChange: (error) => onLog({ kind: 'error', atMs: Date.now(), error }) });
};

const openStore = async ({ data }: CliOptions, database: Database | undefined): Promise<Store> => {
  if (!database) return createGatewayMemoryStore();
  const store = await createDatabaseStore(database);
  // Afterwards: a migration may block the process for longer, and nobody waits for an answer yet.
  if (!process.env.DATABASE_URL) startWatchdog({ limitMs: BLOCKED_LIMIT_MS, message: describeBlockedDatabase(data) });
  return store;
};

const stopOnSignal = (server: RunningServer, store: Store, closeRail: () => Promise<void>): void => {
  const stop = (): void => {
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS);
    // Exits at once: tearing down thousands of sockets takes long.
    void server
      .close()
      .then(closeRail)
      .then(() => store.close())
      .then(() => process.exit());
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
};

const printAddresses = ({ url, boundUrl }: RunningServer, { baseUrl, chaosArgs, webhookUrl }: CliOptions): void => {
  console.log(`pay-status sandbox ready at ${url}${baseUrl ? ` (listens on ${boundUrl})` : ''}`);
  console.log(`  shop               ${url}/\n  console            ${url}/console\n  API documentation  ${url}/docs`);
  if (webhookUrl === undefined)
    console.log('  webhooks           to your server with --webhook http://localhost:3000/webhooks');
  if (chaosArgs) console.log(`Faults are injected. To repeat them: ${chaosArgs}`);
};

/** Registers a webhook endpoint, as its owner would by a request, and prints what the owner's server has to know of the sandbox. */
const registerWebhook = async ({ gateway, url: gatewayUrl, boundUrl }: RunningServer, url: string): Promise<void> => {
  const init = { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ url }) };
  const response = await gateway.fetch(new Request(`${boundUrl}/sandbox/webhook-endpoint`, init));
  const { secret, message } = (await response.json()) as { readonly secret?: string; readonly message?: string };
  if (secret === undefined) throw new Error(`--webhook: ${message ?? 'the endpoint was not registered'}`);
  const variables = {
    GATEWAY_URL: gatewayUrl,
    MERCHANT_ID: DEMO_MERCHANT_ID,
    API_KEY: DEMO_API_KEY,
    APP_ID: DEMO_APP_ID,
    WEBHOOK_SECRET: secret,
  };
  const lines = Object.entries(variables).map(([name, value]) => `\n  ${name}=${value}`);
  console.log(`Webhooks go to ${url}. The variables of its server:${lines.join('')}`);
};

/** Starts the sandbox, prints its addresses, and stops it on SIGINT and SIGTERM. */
export const runSandbox = async (options: CliOptions): Promise<void> => {
  const { data, log } = options;
  const onLog = createLog(log);
  const database = await openDatabase(data, onLog);
  const store = await openStore(options, database);
  let opened: OpenRail | undefined;
  try {
    if (options.chain) opened = await openRail({ chain: options.chain, store, data, onError: toOnError(onLog) });
    else await requirePaper(store);
    const server = await startServer({
      ...options,
      ...(opened && { rail: opened.rail }),
      store,
      onLog,
      pages: sandboxPages,
      ...(database && { database }),
    });
    stopOnSignal(server, store, async () => opened?.close());
    printAddresses(server, options);
    if (options.webhookUrl !== undefined) await registerWebhook(server, options.webhookUrl);
  } catch (error) {
    await opened?.close();
    await store.close();
    throw error;
  }
};
