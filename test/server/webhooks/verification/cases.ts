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
    { title: 'an id with dots', signed: { id: 'msg.1614265330.x' } },
    { title: 'an id with other punctuation', signed: { id: 'msg_/+=:;!~"-1' } },
    { title: 'a timestamp of exactly 300 s ago', nowS: NOW_S + 300 },
    { title: 'a timestamp of 300 s ago, late in that second', nowS: NOW_S + 300.999 },
    { title: 'a timestamp of exactly 300 s ahead', nowS: NOW_S - 300 },
    { title: 'a timestamp as old as a wider tolerance', nowS: NOW_S + 3600, toleranceSeconds: 3600 },
    { title: 'a timestamp of this second where nothing else is tolerated', toleranceSeconds: 0 },
    { title: 'the second of two signatures', signers: [OLD_SECRET, SECRET], ...signature('v1,{0} v1,{1}') },
    { title: 'the first of two signatures', signers: [SECRET, OLD_SECRET], ...signature('v1,{0} v1,{1}') },
    { title: 'a signature after one of another version', ...signature('v1a,{0} v1,{0}') },
    { title: 'a signature among words that are none', ...signature('v1 , x v1, v1,{0} v2,{0}') },
    { title: 'signatures with more than one space between them', ...signature('v1a,{0}   v1,{0}') },
    { title: 'signatures separated by a tab', ...signature('v1a,{0}\tv1,{0}') },
    { title: 'the old secret, by a receiver that has both', signers: [OLD_SECRET], secret: [SECRET, OLD_SECRET] },
    { title: 'the new secret, by a receiver that has both', secret: [OLD_SECRET, SECRET] },
    {
      title: 'both secrets, by a receiver that has only the old one',
      signers: [SECRET, OLD_SECRET],
      ...signature('v1,{0} v1,{1}'),
      secret: OLD_SECRET,
    },
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
    { title: 'a body with white space', signed: { body: `\r\n${JSON.stringify(EVENT, null, 2)}\n` } },
    {
      title: 'a body in several scripts',
      signed: { body: JSON.stringify({ ...EVENT, note: 'Zażółć 支付 💸' }) },
    },
    { title: 'a body of a megabyte', signed: { body: createLongBody(1024 * 1024) } },
    { title: 'an event of an unknown type', signed: { body: JSON.stringify({ ...EVENT, type: 'payment.new_event' }) } },
  ],
  no_matching_signature: [
    { title: 'another secret', signers: [OLD_SECRET] },
    { title: 'another secret than any of those it has', signers: [OLD_SECRET], secret: [SECRET, SHORTEST] },
    { title: 'a body with its first bit altered', body: withFlippedBit(0, 7) },
    { title: 'a body with a bit in the middle altered', body: withFlippedBit(200, 0) },
    { title: 'a body with its last bit altered', body: withFlippedBit(-1, 0) },
    { title: 'a body that was parsed and written anew', signed: { body: JSON.stringify(EVENT, null, 1) }, body: TEXT },
    { title: 'a body with a line end more', body: `${TEXT}\n` },
    { title: 'a body that lost its byte order mark', signed: { body: BOM + TEXT }, body: TEXT },
    { title: 'a body that got a byte order mark', body: BOM + TEXT },
    { title: 'an empty body where one was signed', body: '' },
    {
      title: 'a body with the replacement character for what is no UTF-8',
      signed: { body: withReference(0xff) },
      body: withReference(0xef, 0xbf, 0xbd),
    },
    { title: 'another id', headers: { 'webhook-id': 'msg_another' } },
    { title: 'another timestamp within the tolerance', headers: { 'webhook-timestamp': String(NOW_S + 1) } },
    { title: 'the digest as v1a', ...signature('v1a,{0}') },
    { title: 'the digest as v2', ...signature('v2,{0}') },
    { title: 'the digest as V1', ...signature('V1,{0}') },
    { title: 'the digest as v01', ...signature('v01,{0}') },
    { title: 'the digest of no version', ...signature('{0}') },
    { title: 'the digest with = for a comma', ...signature('v1={0}') },
    { title: 'an empty digest', ...signature('v1,') },
    { title: 'the name of the version alone', ...signature('v1') },
    { title: 'the digest and more', ...signature('v1,{0}A') },
    { title: 'the published vector without its padding', ...vector('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE') },
    { title: 'the published vector as base64url', ...vector('g0hM9SsE-OTPJTGt_tmIKtSyZlE3uFJELVlNIOLJ1OE=') },
    {
      title: 'the published vector with bits that its base64 leaves free',
      ...vector('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OF='),
    },
    {
      title: 'the published vector with its last letter altered',
      ...vector('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OI='),
    },
    {
      title: 'the published vector with another body',
      ...vector('g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=', '{"test": 2432232315}'),
    },
  ],
  timestamp_too_old: [
    { title: 'a timestamp of 301 s ago', nowS: NOW_S + 301 },
    { title: 'a timestamp of a day ago', nowS: NOW_S + 86_400 },
    { title: 'the timestamp 0', ...timestamp('0') },
    { title: 'a timestamp of 1 s ago where none is tolerated', nowS: NOW_S + 1, toleranceSeconds: 0 },
    { title: 'any timestamp if the clock returns NaN', nowS: NaN },
  ],
  timestamp_too_new: [
    { title: 'a timestamp of 301 s ahead', nowS: NOW_S - 301 },
    { title: 'a timestamp of a day ahead', nowS: NOW_S - 86_400 },
    { title: 'the largest timestamp', ...timestamp('9999999999') },
  ],
  invalid_timestamp: [
    { title: 'a timestamp of digits and letters', ...timestamp('123abc') },
    { title: 'a timestamp that starts right', ...timestamp('1614265330abc') },
    { title: 'a timestamp in milliseconds', ...timestamp('1614265330000') },
    { title: 'a timestamp with a fraction', ...timestamp('1614265330.0') },
    { title: 'a timestamp with a plus', ...timestamp('+1614265330') },
    { title: 'a timestamp with a minus', ...timestamp('-1614265330') },
    { title: 'a timestamp with an exponent', ...timestamp('1.61426533e9') },
    { title: 'a hexadecimal timestamp', ...timestamp('0x6037bbf2') },
    { title: 'a date', ...timestamp('2021-02-25T15:02:10Z') },
    { title: 'the word NaN', ...timestamp('NaN') },
    { title: 'a timestamp with a space inside', ...timestamp('16142 65330') },
    { title: 'a timestamp with a space in front', ...timestamp(' 1614265330'), isObjectOnly: true },
    { title: 'a timestamp with a line end', ...timestamp('1614265330\n'), isObjectOnly: true },
    { title: 'a timestamp in Arabic digits', ...timestamp('١٦١٤٢٦٥٣٣٠'), isObjectOnly: true },
  ],
  missing_header: [
    { title: 'no id', headers: { 'webhook-id': undefined } },
    { title: 'no timestamp', headers: { 'webhook-timestamp': undefined } },
    { title: 'no signature', headers: { 'webhook-signature': undefined } },
    { title: 'an empty id', signed: { id: '' } },
    { title: 'an empty timestamp', ...timestamp('') },
    { title: 'an empty signature', ...signature('') },
    { title: 'an empty list of signatures', ...signature([]) },
    { title: 'null for a signature', ...signature(null), isObjectOnly: true },
  ],
  malformed_header: [
    { title: 'two ids', headers: { 'webhook-id': [MESSAGE.id, 'msg_another'] } },
    { title: 'the same id twice', headers: { 'webhook-id': [MESSAGE.id, MESSAGE.id] } },
    { title: 'two timestamps', headers: { 'webhook-timestamp': [MESSAGE.timestamp, MESSAGE.timestamp] } },
    { title: 'two headers of signatures', ...signature(['v1,{0}', 'v1,{0}']) },
    { title: 'a header of signatures after one of another version', ...signature(['v1a,{0}', 'v1,{0}']) },
    { title: 'two headers of signatures, joined without a space', ...signature('v1,{0},v1,{0}') },
    { title: 'an id in two cases', headers: { 'Webhook-Id': MESSAGE.id } },
    { title: 'a signed id with a comma', signed: { id: 'msg_1,msg_2' } },
    { title: 'a signed id with a space', signed: { id: 'msg 1' } },
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
    { title: 'a signed byte order mark and no more', signed: { body: BOM } },
    { title: 'a signed text that is not JSON', signed: { body: 'payment_id=pay_1' } },
    { title: 'a signed null', signed: { body: 'null' } },
    { title: 'a signed list of events', signed: { body: `[${TEXT}]` } },
    { title: 'a signed event without its id', signed: { body: JSON.stringify({ ...EVENT, id: undefined }) } },
    { title: 'a signed body that is no UTF-8', signed: { body: withReference(0xff) } },
    { title: 'a signed body with half a character', signed: { body: withReference(0xe2, 0x82) } },
    {
      title: 'a timestamp that was the end of a signed id',
      signed: { id: `msg_1.${NOW_S}` },
      headers: { 'webhook-id': 'msg_1', 'webhook-timestamp': String(NOW_S) },
      body: `${NOW_S}.${TEXT}`,
    },
  ],
  body_too_large: [
    { title: 'a body of a byte more than a megabyte', signed: { body: createLongBody(1024 * 1024 + 1) } },
    { title: 'a long body that is not signed', body: createLongBody(2 * 1024 * 1024) },
  ],
  missing_secret: [
    { title: 'an empty secret', secret: '' },
    { title: 'no secret', secret: undefined },
    { title: 'no secret in a list', secret: [] },
    { title: 'an empty secret beside a good one', secret: [SECRET, ''] },
    { title: 'no secret beside a good one', secret: [SECRET, undefined] },
  ],
  invalid_secret: [
    { title: 'a prefix without a secret', secret: 'whsec_' },
    { title: 'a secret of 15 bytes', signers: [TOO_SHORT], secret: TOO_SHORT },
    { title: 'a short secret beside a good one', secret: [SECRET, TOO_SHORT] },
    { title: 'a secret that is not base64', secret: 'whsec_****************************' },
    { title: 'a secret in base64url', secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLa-_' },
    { title: 'a secret that was cut off', secret: SECRET.slice(0, -3) },
    { title: 'a secret with too much padding', secret: `${SECRET}=` },
    { title: 'a secret with a line end', secret: `${SECRET}\n` },
    { title: 'a secret with a space inside', secret: SECRET.replace('GK', 'G K') },
    { title: 'a secret with two prefixes', secret: `whsec_${SECRET}` },
  ],
  invalid_tolerance: [
    { title: 'a tolerance that is no number', toleranceSeconds: NaN },
    { title: 'a tolerance below nothing', toleranceSeconds: -1 },
    { title: 'a tolerance without end', toleranceSeconds: Infinity },
  ],
};
