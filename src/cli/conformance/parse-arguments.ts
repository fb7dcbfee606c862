import { parseBaseUrl } from '../../core/url/base-url.js';
import { readArguments, refuse } from '../shared/read-arguments.js';
import { splitCommand } from './split-command.js';

const DEFAULT_TIMEOUT_S = 600;
const MAX_TIMEOUT_S = 86_400;

const OPTIONS = {
  open: { type: 'string' },
  timeout: { type: 'string' },
  require: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

/** The options of the command. */
export interface ConformanceOptions {
  /** The address of the sandbox, without a slash at the end. */
  readonly sandboxUrl: string;
  /** The command that opens the link, and its arguments; undefined for none. */
  readonly open: readonly string[] | undefined;
  readonly timeoutMs: number;
  /** The ids of steps that must not be skipped. */
  readonly required: readonly string[];
  readonly isJson: boolean;
}

const readTimeoutMs = (text: string | undefined): number => {
  if (text === undefined) return DEFAULT_TIMEOUT_S * 1_000;
  const seconds = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return seconds >= 1 && seconds <= MAX_TIMEOUT_S
    ? seconds * 1_000
    : refuse(`--timeout must be a whole number of seconds from 1 to ${MAX_TIMEOUT_S}.`);
};

const readOpen = (text: string | undefined): readonly string[] | undefined => {
  if (text === undefined) return undefined;
  const command = splitCommand(text);
  if (!command?.length) return refuse('--open must be a command with closed quotes.');
  return command.some((part) => part.includes('{url}'))
    ? command
    : refuse('--open must contain {url}, the place of the link.');
};

/**
 * Reads the arguments after `conformance`; undefined if help is asked for.
 *
 * @throws ConfigurationError for wrong usage
 */
export const parseArguments = (args: readonly string[]): ConformanceOptions | undefined => {
  const { values, positionals } = readArguments(args, OPTIONS);
  if (values.help) return undefined;
  const [url, ...others] = positionals;
  if (url === undefined || others.length)
    return refuse('Give the address of the sandbox, and nothing else, such as http://localhost:4242.');
  return {
    sandboxUrl: parseBaseUrl(url, '<url>'),
    open: readOpen(values.open),
    timeoutMs: readTimeoutMs(values.timeout),
    required: (values.require ?? '').split(/[\s,]+/).filter(Boolean),
    isJson: values.json === true,
  };
};
