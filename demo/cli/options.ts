import { isIPv6 } from 'node:net';
import { parseArgs } from 'node:util';
import { readEmbedOrigin, readReturnSchemes } from '../checkout/options.js';
import { DEFAULT_PROFILE, parseChaosSettings } from '../gateway/chaos/parse-settings.js';
import { DEFAULT_PORT, type ServerOptions } from '../server.js';
import { readBaseUrl } from './base-url.js';
import type { ChainOptions } from './open-rail.js';

const LOG_FORMATS = ['pretty', 'json', 'off'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

export interface CliOptions extends ServerOptions {
  readonly port: number;
  /** A folder, or `memory`. */
  readonly data: string;
  readonly log: LogFormat;
  /** Undefined: payments are executed on paper. */
  readonly chain?: ChainOptions;
  /** The arguments that repeat the same faults. */
  readonly chaosArgs?: string;
  /** The webhook endpoint to register in test mode. */
  readonly webhookUrl?: string;
}

const parseInteger = (name: string, text: string): number => {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`${name} must be a whole number, not "${text}"`);
  return Number(text);
};

const parseDelayMs = (name: string, text: string): number | null => (text === 'off' ? null : parseInteger(name, text));

const parseKeepDays = (text: string): Pick<CliOptions, 'keepDays'> =>
  text === 'off' ? {} : { keepDays: parseInteger('--keep-days', text) };

const parsePort = (text: string): number => {
  const port = parseInteger('the port', text);
  if (port > 65_535) throw new Error(`the port must be at most 65535, not ${port}`);
  return port;
};

const HOST_NAME = /^[a-z\d_]([\w-]*\w)?(\.[a-z\d_]([\w-]*\w)?)*$/i;

/** An IP address without brackets, or a host name. */
const parseHost = (text: string): string => {
  const host = text.replace(/^\[(.*)\]$/, '$1');
  if (isIPv6(host) || (HOST_NAME.test(text) && URL.canParse(`http://${text}`))) return host;
  throw new Error(`--host must be a host name or an IP address, without a port, not "${text}"`);
};

/** An IPv6 address is in brackets in a Host header. */
const toUrlHost = (host: string): string => (isIPv6(host) ? `[${host}]` : host);

/** A program that starts the command may never read stderr, and a full pipe would block it. */
const getDefaultLogFormat = (): LogFormat => (process.stderr.isTTY ? 'pretty' : 'off');

const parseLogFormat = (text: string): LogFormat => {
  const format = LOG_FORMATS.find((known) => known === text);
  if (!format) throw new Error(`--log must be ${LOG_FORMATS.join(', ')}, not "${text}"`);
  return format;
};

/** Gives `--chaos` its default value: `parseArgs` has no options whose value may be absent. */
const addDefaultProfile = (args: readonly string[]): string[] =>
  args.map((arg, index) =>
    arg === '--chaos' && /^(-|$)/.test(args[index + 1] ?? '') ? `--chaos=${DEFAULT_PROFILE}` : arg,
  );

const parseChaos = (
  profile: string | undefined,
  seedText: string | undefined,
): Pick<CliOptions, 'chaos' | 'chaosArgs'> => {
  if (profile === undefined) {
    if (seedText !== undefined) throw new Error('--chaos-seed needs --chaos');
    return {};
  }
  const seed = seedText === undefined ? Math.floor(Math.random() * 1e9) : parseInteger('--chaos-seed', seedText);
  return {
    chaos: { seed, settings: parseChaosSettings(profile) },
    chaosArgs: `--chaos ${profile} --chaos-seed ${seed}`,
  };
};

const parseBaseUrl = (text: string | undefined, env: NodeJS.ProcessEnv): Pick<CliOptions, 'baseUrl'> => {
  if (text !== undefined) return { baseUrl: readBaseUrl('--base-url', text) };
  const url = env.SANDBOX_BASE_URL;
  return url ? { baseUrl: readBaseUrl('SANDBOX_BASE_URL', url) } : {};
};

const parseRpcUrl = (text: string): string => {
  const isUrl = URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
  // Without the text: it may hold a key.
  if (!isUrl) throw new Error('--rpc-url must be the address of a node, such as http://127.0.0.1:8545');
  return text;
};

const parseWebhookUrl = (text: string): string => {
  if (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)) return text;
  throw new Error(`--webhook must be a URL, such as http://localhost:3000/webhooks, not "${text}"`);
};

const parseFactory = (text: string): `0x${string}` => {
  if (/^0x[\da-f]{40}$/i.test(text)) return text.toLowerCase() as `0x${string}`;
  throw new Error(`--account-factory must be the address of a contract: 0x and 40 hexadecimal digits, not "${text}"`);
};

const parseChain = (
  isLocal: boolean,
  rpcUrl: string | undefined,
  confirmations: string | undefined,
  factories: readonly string[],
): Pick<CliOptions, 'chain'> => {
  if (isLocal && rpcUrl !== undefined)
    throw new Error('--chain starts a node, and --rpc-url uses another one: give one of them');
  if (!isLocal && rpcUrl === undefined) {
    if (confirmations !== undefined) throw new Error('--confirmations needs --chain or --rpc-url');
    if (factories.length) throw new Error('--account-factory needs --chain or --rpc-url');
    return {};
  }
  const blocks = parseInteger('--confirmations', confirmations ?? '1');
  if (blocks < 1) throw new Error('--confirmations must be at least 1');
  const node = { confirmations: blocks, factories: factories.map(parseFactory) };
  return { chain: { ...node, ...(rpcUrl !== undefined && { rpcUrl: parseRpcUrl(rpcUrl) }) } };
};

const FLAGS = {
  port: { type: 'string' },
  host: { type: 'string', multiple: true, default: new Array<string>() },
  'base-url': { type: 'string' },
  data: { type: 'string', default: '.pay-status-sandbox' },
  'auto-succeed-ms': { type: 'string' },
  'auto-settle-ms': { type: 'string' },
  'keep-days': { type: 'string', default: '30' },
  'rate-limit': { type: 'string' },
  'guard-network': { type: 'boolean', default: false },
  'embed-origin': { type: 'string', multiple: true, default: new Array<string>() },
  'return-schemes': { type: 'string', default: '' },
  chain: { type: 'boolean', default: false },
  'rpc-url': { type: 'string' },
  confirmations: { type: 'string' },
  'account-factory': { type: 'string', multiple: true, default: new Array<string>() },
  log: { type: 'string' },
  webhook: { type: 'string' },
  chaos: { type: 'string' },
  'chaos-seed': { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Refuses options without `--` before them: npm keeps these for itself, and hands on their values at most. */
const refuseKeptByNpm = (env: NodeJS.ProcessEnv): void => {
  // A program that another script of npm starts inherits the options of that script.
  if (env.npm_lifecycle_event !== 'start' || env.npm_package_name !== 'pay-status') return;
  const kept = Object.entries(FLAGS).filter(([name]) => env[`npm_config_${name.replaceAll('-', '_')}`]);
  if (!kept.length) return;
  const options = kept.map(([name, { type }]) => `--${name}${type === 'string' ? ' …' : ''}`).join(' ');
  throw new Error(`npm keeps options that are not after --, so write: npm start -- ${options}`);
};

/**
 * Parses the command line. Returns `help` if `--help` is given.
 *
 * @throws an error whose message names the argument and its allowed values
 */
export const parseOptions = (args: readonly string[], env: NodeJS.ProcessEnv): CliOptions | 'help' => {
  refuseKeptByNpm(env);
  const { values } = parseArgs({ args: addDefaultProfile(args), options: FLAGS });
  if (values.help) return 'help';
  const succeed = values['auto-succeed-ms'];
  const settle = values['auto-settle-ms'];
  const rate = values['rate-limit'];
  const [host, ...hosts] = values.host.filter(Boolean).map(parseHost);
  return {
    data: values.data,
    log: values.log === undefined ? getDefaultLogFormat() : parseLogFormat(values.log),
    guardsNetwork: values['guard-network'],
    checkout: {
      embedOrigins: values['embed-origin'].map(readEmbedOrigin),
      returnSchemes: readReturnSchemes(values['return-schemes']),
    },
    ...parseBaseUrl(values['base-url'], env),
    ...parseChaos(values.chaos, values['chaos-seed']),
    ...parseKeepDays(values['keep-days']),
    ...parseChain(values.chain, values['rpc-url'], values.confirmations, values['account-factory']),
    ...(values.webhook !== undefined && { webhookUrl: parseWebhookUrl(values.webhook) }),
    ...(rate && { requestsPerMinute: parseInteger('--rate-limit', rate) }),
    port: parsePort(values.port ?? (env.PORT || String(DEFAULT_PORT))),
    ...(host && { host }),
    hosts: hosts.map(toUrlHost),
    ...(succeed && { autoSucceedMs: parseDelayMs('--auto-succeed-ms', succeed) }),
    ...(settle && { autoSettleMs: parseDelayMs('--auto-settle-ms', settle) }),
  };
};
