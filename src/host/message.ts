import { MAX_LENGTHS } from '../contract/limits.js';
import { hasOwn } from '../contract/has-own.js';
import { PROTOCOL, PROTOCOL_VERSION, type MessageOf, type MessageTable } from './protocol.js';

/** The longest accepted message, in UTF-16 code units of JSON: a request to the wallet with two of the longest texts, quoted. */
const MAX_TEXT_LENGTH = 4 * MAX_LENGTHS.REQUEST;

/** The result of parsing; `ignored` is an unknown message, or one of another protocol. */
export type ParseResult<Message> =
  | { readonly kind: 'message'; readonly message: Message }
  | { readonly kind: 'other-version' }
  | { readonly kind: 'ignored' };

const IGNORED = { kind: 'ignored' } as const;

const parseText = (raw: unknown): unknown => {
  if (typeof raw !== 'string') return raw;
  return raw.length <= MAX_TEXT_LENGTH ? (JSON.parse(raw) as unknown) : undefined;
};

/** Copies the object's own fields with these names. Reads each once, and ignores the prototype. */
const pick = (value: object, names: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names
      .filter((name) => hasOwn(value, name))
      .map((name) => [name, (value as Readonly<Record<string, unknown>>)[name]]),
  );

const parse = <Table extends MessageTable>(table: Table, raw: unknown): ParseResult<MessageOf<Table>> => {
  const value = parseText(raw);
  if (typeof value !== 'object' || value === null) return IGNORED;
  const { protocol, v, type } = pick(value, ['protocol', 'v', 'type']);
  if (protocol !== PROTOCOL || typeof v !== 'number') return IGNORED;
  if (v !== PROTOCOL_VERSION) return { kind: 'other-version' };
  const schema = typeof type === 'string' && hasOwn(table, type) ? table[type] : undefined;
  if (!schema) return IGNORED;
  const parsed = schema.safeParse(pick(value, Object.keys(schema.shape)));
  return parsed.success ? { kind: 'message', message: { type, ...parsed.data } as MessageOf<Table> } : IGNORED;
};

/** Parses JSON text or an object as a message of the table. Never throws. */
export const parseMessage = <Table extends MessageTable>(table: Table, raw: unknown): ParseResult<MessageOf<Table>> => {
  try {
    return parse(table, raw);
  } catch {
    // Invalid JSON, a getter that throws, a revoked proxy.
    return IGNORED;
  }
};

/** A message with its envelope. */
export type Envelope<Message> = Message & { readonly protocol: typeof PROTOCOL; readonly v: typeof PROTOCOL_VERSION };

/** Adds `protocol` and `v` to a message. */
export const toEnvelope = <Message extends object>(message: Message): Envelope<Message> => ({
  protocol: PROTOCOL,
  v: PROTOCOL_VERSION,
  ...message,
});
