import { toHex, type RandomSource } from '../core/random.js';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 48 bits of time and 80 random bits as 26 characters: ids of a later millisecond sort after earlier ones. */
const ulid = (nowMs: number, random: RandomSource): string => {
  let time = '';
  for (let rest = nowMs; time.length < 10; rest = Math.floor(rest / 32)) time = CROCKFORD.charAt(rest % 32) + time;
  return time + Array.from(random.bytes(16), (byte) => CROCKFORD.charAt(byte % 32)).join('');
};

/** A payment id: `pay_`, eight hexadecimal digits and a ULID, 38 characters as the public service writes them. */
export const newPaymentId = (nowMs: number, random: RandomSource): string =>
  `pay_${toHex(random.bytes(4))}${ulid(nowMs, random)}`;

const ALPHANUMERIC = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** 17 letters and digits, as the public service writes the ids of merchants and settlements. */
const newAlphanumericId = (random: RandomSource): string =>
  Array.from(random.bytes(17), (byte) => ALPHANUMERIC.charAt(byte % ALPHANUMERIC.length)).join('');

export const newMerchantId = (random: RandomSource): string => `mrch_${newAlphanumericId(random)}`;

/** The id of a destination of settlements in one asset. */
export const newCryptoSettlementId = (random: RandomSource): string => `crypto_${newAlphanumericId(random)}`;

/** A transaction hash as EVM chains write it. */
export const newTxId = (random: RandomSource): string => `0x${toHex(random.bytes(32))}`;

/** An event id: `evt_` and a ULID. */
export const newEventId = (nowMs: number, random: RandomSource): string => `evt_${ulid(nowMs, random)}`;

/** The id of a delivery, sent as its `webhook-id` header; it differs from the event's id. */
export const newDeliveryId = (nowMs: number, random: RandomSource): string => `msg_${ulid(nowMs, random)}`;

/** The id of a webhook endpoint. */
export const newEndpointId = (nowMs: number, random: RandomSource): string => `ep_${ulid(nowMs, random)}`;
