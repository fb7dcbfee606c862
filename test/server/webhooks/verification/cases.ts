// Deliveries and the expected result of their verification. Run by Node, Chromium, Deno, Bun and workerd.
import type { ConfigurationErrorCode, WebhookVerificationErrorCode } from '../../../../src/server/webhooks/index.js';
import { EVENTS } from '../../../contract/fixtures.js';
import { MESSAGE, NOW_S, SECRET, type VerificationCase } from './delivery.js';

type Outcome =
  | 'accepted'
  | WebhookVerificationErrorCode
  | Extract<ConfigurationErrorCode, 'missing_secret' | 'invalid_secret' | 'invalid_tolerance'>;

const toSecret = (text: string): string => `whsec_${btoa(text)}`;
const OLD_SECRET = toSecret('the secret before the rotation');
const SHORTEST = toSecret('sixteen bytes ok');
const TOO_SHORT = toSecret('fifteen bytes..');

const EVENT = EVENTS['payment.succeeded'];
const TEXT = JSON.stringify(EVENT);
const BOM = '\uFEFF';

const toBytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

/** Flips one bit of one byte of the event; a negative `at` counts from the end. */
const withFlippedBit = (at: number, bit: number): Uint8Array<ArrayBuffer> => {
  const bytes = toBytes(TEXT);
  const index = at < 0 ? bytes.length + at : at;
  bytes[index]! ^= 1 << bit;
  return bytes;
};

/** An event whose reference is the byte FF, which is invalid UTF-8, or its replacement character. */
const withReference = (...bytes: readonly number[]): Uint8Array<ArrayBuffer> => {
  const [before = '', after = ''] = JSON.stringify({ ...EVENT, data: { ...EVENT.data, reference_id: '#' } }).split('#');
  return Uint8Array.from([...toBytes(before), ...bytes, ...toBytes(after)]);
};

const signature = (value: unknown): Pick<VerificationCase, 'headers'> => ({ headers: { 'webhook-signature': value } });
const timestamp = (text: string): Pick<VerificationCase, 'signed'> => ({ signed: { timestamp: text } });

/** A body that is not an event: the error code shows whether its signature was accepted. */
const VECTOR_BODY = '{"test": 2432232314}';
const vector = (digest: string, body = VECTOR_BODY): Omit<VerificationCase, 'title'> => ({
  signed: { body: VECTOR_BODY },
  body,
  ...signature(`v1,${digest}`),
});

/** An event of this many bytes. */
const createLongBody = (bytes: number): string => {
  const event = { ...EVENT, note: '' };
  return JSON.stringify({ ...event, note: 'x'.repeat(bytes - JSON.stringify(event).length) });
};

export const CASES: Readonly<Record<Outcome, readonly VerificationCase[]>> = {
  accepted: [
    { title: 'an event as it was sent' },
    { title: 'an id with other punctuation', signed: { id: 'msg_/+=:;!~"-1' } },
    { title: 'a timestamp of exactly 300 s ago', nowS: NOW_S + 300 },
    { title: 'a timestamp of exactly 300 s ahead', nowS: NOW_S - 300 },
    { title: 'a timestamp of this second where nothing else is tolerated', toleranceSeconds: 0 },
    { title: 'the second of two signatures', signers: [OLD_SECRET, SECRET], ...signature('v1,{0} v1,{1}') },
    { title: 'a signature after one of another version', ...signature('v1a,{0} v1,{0}') },
    { title: 'a signature among words that are none', ...signature('v1 , x v1, v1,{0} v2,{0}') },
    { title: 'signatures separated by a tab', ...signature('v1a,{0}\tv1,{0}') },
    { title: 'the old secret, by a receiver that has both', signers: [OLD_SECRET], secret: [SECRET, OLD_SECRET] },
    { title: 'a secret of 16 bytes', signers: [SHORTEST], secret: SHORTEST },
    { title: 'a secret without its padding', signers: [SHORTEST], secret: SHORTEST.replace(/=+$/, '') },
    { title: 'a secret without its prefix', secret: SECRET.replace('whsec_', '') },
    {
      title: 'header names in any case',
      headers: {
        'webhook-id': undefined,
        'Webhook-Id': MESSAGE.id,
        'webhook-signature': undefined,
        'WEBHOOK-SIGNATURE': 'v1,{0}',
      },
    },
    { title: 'a header in a list of one', ...signature(['v1,{0}']) },
    { title: 'a body with a byte order mark', signed: { body: BOM + TEXT } },
    {
      title: 'a body in several scripts',
      signed: { body: JSON.stringify({ ...EVENT, note: 'Zażółć 支付 💸' }) },
    },
    { title: 'an event of an unknown type', signed: { body: JSON.stringify({ ...EVENT, type: 'payment.new_event' }) } },
  ],
  no_matching_signature: [
    { title: 'another secret', signers: [OLD_SECRET] },
    { title: 'a body with its first bit altered', body: withFlippedBit(0, 7) },
    { title: 'a body with its last bit altered', body: withFlippedBit(-1, 0) },
    { title: 'a body that was parsed and written anew', signed: { body: JSON.stringify(EVENT, null, 1) }, body: TEXT },
    { title: 'a body that lost its byte order mark', signed: { body: BOM + TEXT }, body: TEXT },
    {
      title: 'a body with the replacement character for what is no UTF-8',
      signed: { body: withReference(0xff) },
      body: withReference(0xef, 0xbf, 0xbd),
    },
    { title: 'another id', headers: { 'webhook-id': 'msg_another' } },
    { title: 'another timestamp within the tolerance', headers: { 'webhook-timestamp': String(NOW_S + 1) } },
    { title: 'the digest as v1a', ...signature('v1a,{0}') },
    { title: 'the digest of no version', ...signature('{0}') },
    { title: 'the name of the version alone', ...signature('v1') },
    { title: 'the published vector without its padding', ...vector('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE') },
    { title: 'the published vector as base64url', ...vector('g0hM9SsE-OTPJTGt_tmIKtSyZlE3uFJELVlNIOLJ1OE=') },
    {
      title: 'the published vector with bits that its base64 leaves free',
      ...vector('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OF='),
    },
  ],
  timestamp_too_old: [
    { title: 'a timestamp of 301 s ago', nowS: NOW_S + 301 },
    { title: 'a timestamp of 1 s ago where none is tolerated', nowS: NOW_S + 1, toleranceSeconds: 0 },
    { title: 'any timestamp if the clock returns NaN', nowS: NaN },
  ],
  timestamp_too_new: [{ title: 'a timestamp of 301 s ahead', nowS: NOW_S - 301 }],
  invalid_timestamp: [
    { title: 'a timestamp that starts right', ...timestamp('1614265330abc') },
    { title: 'a timestamp in milliseconds', ...timestamp('1614265330000') },
    { title: 'a timestamp with a plus', ...timestamp('+1614265330') },
    { title: 'a timestamp with an exponent', ...timestamp('1.61426533e9') },
    { title: 'a timestamp with a space inside', ...timestamp('16142 65330') },
    { title: 'a timestamp with a line end', ...timestamp('1614265330\n'), isObjectOnly: true },
    { title: 'a timestamp in Arabic digits', ...timestamp('١٦١٤٢٦٥٣٣٠'), isObjectOnly: true },
  ],
  missing_header: [
    { title: 'no id', headers: { 'webhook-id': undefined } },
    { title: 'no signature', headers: { 'webhook-signature': undefined } },
    { title: 'an empty id', signed: { id: '' } },
    { title: 'an empty list of signatures', ...signature([]) },
    { title: 'null for a signature', ...signature(null), isObjectOnly: true },
  ],
  malformed_header: [
    { title: 'the same id twice', headers: { 'webhook-id': [MESSAGE.id, MESSAGE.id] } },
    { title: 'two timestamps', headers: { 'webhook-timestamp': [MESSAGE.timestamp, MESSAGE.timestamp] } },
    { title: 'two headers of signatures', ...signature(['v1,{0}', 'v1,{0}']) },
    { title: 'two headers of signatures, joined without a space', ...signature('v1,{0},v1,{0}') },
    { title: 'an id in two cases', headers: { 'Webhook-Id': MESSAGE.id } },
    { title: 'a signed id with a comma', signed: { id: 'msg_1,msg_2' } },
    { title: 'a signed id with a letter beyond ASCII', signed: { id: 'msg_é' }, isObjectOnly: true },
    { title: 'a signed id with a line end', signed: { id: 'msg_1\n' }, isObjectOnly: true },
    { title: 'a number for a timestamp', headers: { 'webhook-timestamp': NOW_S }, isObjectOnly: true },
  ],
  invalid_body: [
    {
      title: 'the published vector, which is signed and no event',
      ...vector('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='),
    },
    { title: 'a signed empty body', signed: { body: '' } },
    { title: 'a signed text that is not JSON', signed: { body: 'payment_id=pay_1' } },
    { title: 'a signed list of events', signed: { body: `[${TEXT}]` } },
    { title: 'a signed event without its id', signed: { body: JSON.stringify({ ...EVENT, id: undefined }) } },
    { title: 'a signed body that is no UTF-8', signed: { body: withReference(0xff) } },
    {
      title: 'a timestamp that was the end of a signed id',
      signed: { id: `msg_1.${NOW_S}` },
      headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': String(NOW_S) },
      body: `${NOW_S}.${TEXT}`,
    },
  ],
  body_too_large: [
    { title: 'a body of a byte more than a megabyte', signed: { body: createLongBody(1024 * 1024 + 1) } },
  ],
  missing_secret: [
    { title: 'an empty secret', secret: '' },
    { title: 'no secret', secret: undefined },
    { title: 'no secret in a list', secret: [] },
    { title: 'an empty secret beside a good one', secret: [SECRET, ''] },
  ],
  invalid_secret: [
    { title: 'a prefix without a secret', secret: 'whsec_' },
    { title: 'a secret of 15 bytes', signers: [TOO_SHORT], secret: TOO_SHORT },
    { title: 'a secret that is not base64', secret: 'whsec_****************************' },
    { title: 'a secret in base64url', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa-_' },
    { title: 'a secret with a line end', secret: `${SECRET}\n` },
    { title: 'a secret with two prefixes', secret: `whsec_${SECRET}` },
  ],
  invalid_tolerance: [
    { title: 'a tolerance that is no number', toleranceSeconds: NaN },
    { title: 'a tolerance without end', toleranceSeconds: Infinity },
  ],
};
