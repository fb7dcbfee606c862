#!/usr/bin/env node
import { parseArgs } from 'node:util';
import { readBaseUrl } from './base-url.js';
import { readEmbedOrigin, readReturnSchemes } from './checkout/options.js';
import type { LogEntry } from './gateway/log/entry.js';
import { toErrorEntry } from './gateway/log/error-entry.js';
import { toJsonLine, toPrettyLine } from './gateway/log/lines.js';
import { sandboxPages } from './pages/index.js';
import { SETTING_NAMES, SETTINGS } from './gateway/chaos/settings.js';
import { DEFAULT_PROFILE, parseChaosSettings } from './gateway/chaos/parse-settings.js';
import { createMemoryStore } from './gateway/store/memory/memory-store.js';
import { openFolderDatabase } from './drivers/folder-database.js';
import { openPostgres } from './drivers/postgres.js';
import { createDatabaseStore } from './gateway/store/sql/database-store.js';
import type { Database } from './gateway/store/sql/database.js';
import { explainFailure } from './explain-failure.js';
import { DEFAULT_PORT, startServer, type ServerOptions } from './server.js';

const USAGE = `usage: pay-status-sandbox [options]

  --port <port>            0 picks a free one (4242; PORT)
  --host <address>         the address to bind, and a host under which /sandbox answers (127.0.0.1)
  --base-url <address>     where buyers and servers reach it, such as https://sandbox.example of a proxy with TLS
                           (http://localhost:<port>, or --host in place of localhost; SANDBOX_BASE_URL)
  --data <folder>|memory   where everything is kept (.pay-status-sandbox), unless DATABASE_URL names a PostgreSQL server
  --auto-succeed-ms <ms>   from a wallet's confirmation to success, or off (1000)
  --auto-settle-ms <ms>    from success to settlement in test mode, or off (2000)
  --rate-limit <number>    requests of one caller in a minute (60000)
  --guard-network          no webhooks to localhost and private addresses; other names are not looked up
  --embed-origin <origin>  may have the buyer's page in a frame, such as https://shop.example; repeatable (nobody)
  --return-schemes <list>  schemes of apps that the buyer's page may lead back to, such as myapp,wallet (https alone)
  --log pretty|json|off    one line on stderr for each request, webhook and failure; off leaves the failures
                           (pretty on a terminal, else off)
  --chaos [<knob>=<n>,...] misbehaves as the interface allows: in every way, or as told
  --chaos-seed <number>    misbehaves the same way again (random, and printed)
  --help`;

const KNOB_LINES = SETTING_NAMES.map((name) => {
  const { profile, does } = SETTINGS[name];
  return `  ${name.padEnd(14)}${String(profile).padEnd(6)}${does.replaceAll('`', '')}`;
});

const HELP = `${USAGE}

settings of --chaos, with their values in the default profile; 0 is off:

${KNOB_LINES.join('\n')}`;

const wholeNumber = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
};

const msOrOff = (name: string, text: string): number | null => (text === 'off' ? null : wholeNumber(name, text));

const readPort = (text: string): number => {
  const port = wholeNumber('the port', text);
  if (port > 65_535) throw new Error(`the port must be at most 65535, not ${port}`);
  return port;
};

const LOGS = ['pretty', 'json', 'off'] as const;
type Log = (typeof LOGS)[number];

/** Whoever starts the command from a program may never read what it writes, and a full pipe would stop it. */
const defaultLog = (): Log => (process.stderr.isTTY ? 'pretty' : 'off');

const readLog = (text: string): Log => {
  const log = LOGS.find((known) => known === text);
  if (!log) throw new Error(`--log must be ${LOGS.join(', ')}, not "${text}"`);
  return log;
};

interface CliOptions extends ServerOptions {
  readonly data: string;
  readonly log: Log;
  /** How to misbehave the same way again. */
  readonly chaosArgs?: string;
}

/** `--chaos` may stand alone, which the parser does not know. */
const withProfile = (args: readonly string[]): string[] =>
  args.map((arg, index) =>
    arg === '--chaos' && /^(-|$)/.test(args[index + 1] ?? '') ? `--chaos=${DEFAULT_PROFILE}` : arg,
  );

const readChaos = (
  profile: string | undefined,
  seedText: string | undefined,
): Pick<CliOptions, 'chaos' | 'chaosArgs'> => {
  if (profile === undefined) {
    if (seedText !== undefined) throw new Error('--chaos-seed needs --chaos');
    return {};
  }
  const seed = seedText === undefined ? Math.floor(Math.random() * 1e9) : wholeNumber('--chaos-seed', seedText);
  return { chaos: { seed, settings: parseChaosSettings(profile) }, chaosArgs: `--chaos ${profile} --chaos-seed ${seed}` };
};

const readAddress = (text: string | undefined): Pick<CliOptions, 'baseUrl'> => {
  if (text !== undefined) return { baseUrl: readBaseUrl('--base-url', text) };
  const variable = process.env.SANDBOX_BASE_URL;
  return variable ? { baseUrl: readBaseUrl('SANDBOX_BASE_URL', variable) } : {};
};

const readOptions = (): CliOptions | 'help' => {
  const { values } = parseArgs({
    args: withProfile(process.argv.slice(2)),
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'base-url': { type: 'string' },
      data: { type: 'string', default: '.pay-status-sandbox' },
      'auto-succeed-ms': { type: 'string' },
      'auto-settle-ms': { type: 'string' },
      'rate-limit': { type: 'string' },
      'guard-network': { type: 'boolean', default: false },
      'embed-origin': { type: 'string', multiple: true, default: [] },
      'return-schemes': { type: 'string', default: '' },
      log: { type: 'string' },
      chaos: { type: 'string' },
      'chaos-seed': { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return 'help';
  const succeed = values['auto-succeed-ms'];
  const settle = values['auto-settle-ms'];
  const rate = values['rate-limit'];
  return {
    data: values.data,
    log: values.log === undefined ? defaultLog() : readLog(values.log),
    guardsNetwork: values['guard-network'],
    checkout: {
      embedOrigins: values['embed-origin'].map(readEmbedOrigin),
      returnSchemes: readReturnSchemes(values['return-schemes']),
    },
    ...readAddress(values['base-url']),
    ...readChaos(values.chaos, values['chaos-seed']),
    ...(rate && { requestsPerMinute: wholeNumber('--rate-limit', rate) }),
    port: readPort(values.port ?? (process.env.PORT || String(DEFAULT_PORT))),
    ...(values.host && { host: values.host }),
    ...(succeed && { autoSucceedMs: msOrOff('--auto-succeed-ms', succeed) }),
    ...(settle && { autoSettleMs: msOrOff('--auto-settle-ms', settle) }),
  };
};

const fail = (reason: string): never => {
  console.error(`pay-status-sandbox: ${reason}`);
  process.exit(1);
};

const parse = (): CliOptions | 'help' => {
  try {
    return readOptions();
  } catch (error) {
    return fail(`${(error as Error).message}\n${USAGE}`);
  }
};

/** Written to stderr: stdout says where the sandbox is, and nothing else. */
const writeLog =
  (log: Log) =>
  (entry: LogEntry): void => {
    if (log === 'off' && entry.kind !== 'error') return;
    process.stderr.write(`${log === 'json' ? toJsonLine(entry) : toPrettyLine(entry)}\n`);
  };

/** Undefined where nothing is to be kept. */
const openDatabase = async (data: string, onLog: (entry: LogEntry) => void): Promise<Database | undefined> => {
  const onError = (error: unknown): void => {
    onLog(toErrorEntry(error, Date.now()));
  };
  if (process.env.DATABASE_URL) return openPostgres(process.env.DATABASE_URL, onError);
  return data === 'memory' ? undefined : openFolderDatabase(data);
};

const run = async ({ data, log, chaosArgs, ...options }: CliOptions): Promise<void> => {
  const onLog = writeLog(log);
  const database = await openDatabase(data, onLog);
  const store = database ? await createDatabaseStore(database) : createMemoryStore();
  const started = startServer({ ...options, store, onLog, pages: sandboxPages, ...(database && { database }) });
  const server = await started.catch(async (error: unknown) => {
    await store.close();
    throw error;
  });
  const stop = (): void => {
    // Exits, rather than waits for thousands of sockets to be torn down.
    void server
      .close()
      .then(() => store.close())
      .then(() => process.exit());
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  const listens = options.baseUrl ? ` (listens on ${server.boundUrl})` : '';
  console.log(`pay-status sandbox ready at ${server.url}${listens}`);
  if (chaosArgs) console.log(`it misbehaves; the same way again: ${chaosArgs}`);
};

const options = parse();
if (options === 'help') console.log(HELP);
else await run(options).catch((error: unknown) => fail(explainFailure(error, options.port)));
