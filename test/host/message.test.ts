import { expect } from '@open-wc/testing';
import { toEnvelope, parseMessage } from '../../src/host/message.js';
import { FROM_HOST, PROTOCOL, TO_HOST, WELCOME, type MessageTable } from '../../src/host/protocol.js';
import { FROM_HOST_MESSAGES, PAYMENT, TO_HOST_MESSAGES } from './fixtures.js';

const IGNORED = { kind: 'ignored' };
const TABLES: readonly (readonly [name: string, table: MessageTable, messages: readonly object[]])[] = [
  ['to the host', TO_HOST, Object.values(TO_HOST_MESSAGES)],
  ['from the host', FROM_HOST, Object.values(FROM_HOST_MESSAGES)],
  ['of a host that answers hello', WELCOME, [{ type: 'welcome', session: 's1', handles: [] }, { type: 'close' }]],
];

describe('parseMessage', () => {
  for (const [name, table, messages] of TABLES) {
    for (const message of messages) {
      const text = JSON.stringify(message);

      it(`parses ${name} as an object and as text: ${text}`, () => {
        const sent = toEnvelope(message);
        for (const raw of [sent, JSON.stringify(sent)]) {
          const reading = parseMessage(table, raw);
          expect(reading).to.deep.equal({ kind: 'message', message });
        }
      });

      it(`ignores ${name} without any one of its fields: ${text}`, () => {
        const sent: Record<string, unknown> = toEnvelope(message);
        for (const field of Object.keys(sent)) {
          if (field === 'reason') continue;
          const rest = { ...sent };
          delete rest[field];
          expect(parseMessage(table, rest), field).to.deep.equal(IGNORED);
          expect(parseMessage(table, { ...sent, [field]: Symbol('wrong') }), field).to.deep.equal(IGNORED);
          expect(parseMessage(table, { ...rest, __proto__: { [field]: sent[field] } }), field).to.deep.equal(IGNORED);
        }
      });
    }

    it(`ignores ${name} of an unknown type`, () => {
      for (const type of ['unheard-of', 'constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'READY']) {
        expect(parseMessage(table, toEnvelope({ type })), type).to.deep.equal(IGNORED);
      }
    });

    it(`distinguishes ${name} of another version from other input`, () => {
      for (const v of [0, 2, 1.5, -1, Number.NaN, Infinity]) {
        expect(parseMessage(table, { protocol: PROTOCOL, v, type: 'anything' })).to.deep.equal({
          kind: 'other-version',
        });
      }
      for (const v of ['1', '2', null, undefined, [1], { valueOf: () => 1 }]) {
        expect(parseMessage(table, { ...messages[0], protocol: PROTOCOL, v })).to.deep.equal(IGNORED);
      }
    });
  }

  it('drops unknown fields', () => {
    const raw = JSON.parse(
      '{"protocol":"pay-status","v":1,"type":"close","extra":1,"__proto__":{"reason":"polluted"},"constructor":2}',
    ) as unknown;
    const reading = parseMessage(FROM_HOST, raw);
    if (reading.kind !== 'message') throw new Error('not read');
    expect(Object.keys(reading.message)).to.deep.equal(['type']);
    expect((reading.message as { reason?: string }).reason).to.equal(undefined);
  });

  it('reads each field once, so that a getter cannot change it after the check', () => {
    let reads = 0;
    const raw = {
      ...toEnvelope({ type: 'theme' }),
      get theme() {
        return ++reads === 1 ? 'dark' : 'javascript:';
      },
    };
    expect(parseMessage(FROM_HOST, raw)).to.deep.equal({ kind: 'message', message: { type: 'theme', theme: 'dark' } });
    expect(reads).to.equal(1);
  });

  const cyclic: Record<string, unknown> = toEnvelope({ type: 'final' });
  cyclic['payment'] = cyclic;
  const explosive = () => {
    throw new Error('boom');
  };
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const junk: readonly (readonly [name: string, raw: unknown])[] = [
    ...[undefined, null, 0, Symbol('x'), '', '{', '[]', 'null', [], {}, explosive].map(
      (raw) => [`${typeof raw} ${String(raw)}`, raw] as const,
    ),
    ['a cycle', cyclic],
    [
      'a getter that throws',
      {
        ...toEnvelope({}),
        get type() {
          return explosive();
        },
      },
    ],
    [
      'a field that throws',
      {
        ...toEnvelope({ type: 'height' }),
        get px() {
          return explosive();
        },
      },
    ],
    ['a revoked proxy', revoked.proxy],
    ['a proxy that throws', new Proxy({}, { get: explosive, has: explosive, getOwnPropertyDescriptor: explosive })],
    ['a text object', new String(JSON.stringify(toEnvelope(TO_HOST_MESSAGES.ready)))],
    [
      'text longer than any message',
      JSON.stringify({ ...toEnvelope(TO_HOST_MESSAGES.ready), pad: 'x'.repeat(300_000) }),
    ],
    ['text nested a million deep', '['.repeat(1_000_000)],
    ['the window', window],
  ];
  for (const [name, raw] of junk) {
    it(`ignores ${name} without throwing`, () => {
      for (const [, table] of TABLES) expect(parseMessage(table, raw)).to.deep.equal(IGNORED);
    });
  }
});

describe('parseMessage, field by field,', () => {
  const refused: readonly (readonly [table: MessageTable, message: object])[] = [
    ...['', 'x', 'de_CH', 'de-', '-', '日本', 'de CH', 'en'.repeat(80), '*', 'javascript:'].map(
      (locale) => [FROM_HOST, { type: 'locale', locale }] as const,
    ),
    ...['', 'Dark', 'system', 'light dark', 'dark;color:red'].map(
      (theme) => [FROM_HOST, { type: 'theme', theme }] as const,
    ),
    ...[-1, 0.5, Number.NaN, Infinity, '12', 2 ** 60].map((px) => [TO_HOST, { type: 'height', px }] as const),
    ...['', 'x'.repeat(65)].map((id) => [TO_HOST, { ...TO_HOST_MESSAGES['open-url'], id }] as const),
    ...['', `https://x.example/${'x'.repeat(8_192)}`].map(
      (url) => [TO_HOST, { ...TO_HOST_MESSAGES['redirect'], url }] as const,
    ),
    [TO_HOST, { ...TO_HOST_MESSAGES.redirect, status: 'settled' }],
    [TO_HOST, { ...TO_HOST_MESSAGES['wallet-request'], method: 'personal_sign' }],
    [TO_HOST, { type: 'status', status: '', isFinal: true }],
    [TO_HOST, { type: 'final', payment: { ...PAYMENT, isFinal: false } }],
    [TO_HOST, { type: 'final', payment: { status: 'succeeded' } }],
    [FROM_HOST, { type: 'answer', id: '1', accepted: 'true' }],
  ];
  for (const [table, message] of refused) {
    it(`ignores ${JSON.stringify(message).slice(0, 80)}`, () => {
      expect(parseMessage(table, toEnvelope(message))).to.deep.equal(IGNORED);
    });
  }
});
