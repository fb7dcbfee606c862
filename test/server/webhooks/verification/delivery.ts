// Runs in every runtime, so it uses web APIs only.
import { isPayError, verifyWebhook, type WebhookDelivery } from '../../../../src/server/webhooks/index.js';
import { EVENTS } from '../../../contract/fixtures.js';

export type Body = string | Uint8Array<ArrayBuffer>;

/** The signed content. */
export interface Message {
  readonly id: string;
  readonly timestamp: string;
  readonly body: Body;
}

/** One delivery and one receiver. Omitted fields have valid defaults. */
export interface VerificationCase {
  readonly title: string;
  /** Differences from {@link MESSAGE}. */
  readonly signed?: Partial<Message>;
  /** The secrets that the sender signs with; {@link SECRET} by default. */
  readonly signers?: readonly string[];
  /** Headers that differ from those that were sent; `{0}` is the digest of the first secret. */
  readonly headers?: Readonly<Record<string, unknown>>;
  /** The received body, if it differs from the signed one. */
  readonly body?: Body;
  /** True if HTTP cannot transport these headers, so that they can only be given as an object. */
  readonly isObjectOnly?: boolean;
  /** The receiver's secrets; {@link SECRET} by default. */
  readonly secret?: unknown;
  /** The receiver's clock, Unix seconds; {@link NOW_S} by default. */
  readonly nowS?: number;
  readonly toleranceSeconds?: number;
}

/** The secret, id and time of the published test vector. */
export const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
export const NOW_S = 1_614_265_330;
export const MESSAGE: Message = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestamp: String(NOW_S),
  body: JSON.stringify(EVENTS['payment.succeeded']),
};

const encoder = new TextEncoder();

/** Computes the signature step by step (`SPEC: Webhook authentication, rules 1 and 2`). */
export const computeDigest = async (secret: string, { id, timestamp, body }: Message): Promise<string> => {
  const keyBytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (char) => char.charCodeAt(0));
  const key = await crypto.subtle.importKey('raw', keyBytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const content = await new Blob([`${id}.${timestamp}.`, body]).arrayBuffer();
  return btoa(String.fromCharCode(...new Uint8Array(await crypto.subtle.sign('HMAC', key, content))));
};

type HeaderRecord = Readonly<Record<string, string | readonly string[] | undefined>>;

const createHeaders = async ({ signed, signers = [SECRET], headers }: VerificationCase): Promise<HeaderRecord> => {
  const message = { ...MESSAGE, ...signed };
  const digests = await Promise.all(signers.map((secret) => computeDigest(secret, message)));
  const fill = (value: unknown): unknown =>
    typeof value === 'string' ? value.replace(/\{(\d)\}/g, (_, index) => digests[Number(index)]!) : value;
  const sent = {
    'webhook-id': message.id,
    'webhook-timestamp': message.timestamp,
    'webhook-signature': 'v1,{0}',
    ...headers,
  };
  const arrived = Object.entries(sent).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.map(fill) : fill(value),
  ]);
  return Object.fromEntries(arrived) as HeaderRecord;
};

const toHeaders = (record: HeaderRecord): Headers => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(record)) {
    for (const text of [value ?? []].flat()) headers.append(name, text);
  }
  return headers;
};

const toBytes = (body: Body): Uint8Array<ArrayBuffer> =>
  typeof body === 'string' ? encoder.encode(body) : body.slice();

/** A view of a larger buffer, like Node's pooled small buffers. */
const toView = (body: Body): Uint8Array => {
  const bytes = toBytes(body);
  const memory = new Uint8Array(bytes.length + 16).fill(0x21);
  memory.set(bytes, 8);
  return memory.subarray(8, 8 + bytes.length);
};

/** The input types that a delivery can be passed as. */
const FORMS = {
  text: (headers, body) => ({ headers, body: String(body) }),
  bytes: (headers, body) => ({ headers, body: toBytes(body) }),
  buffer: (headers, body) => ({ headers, body: toBytes(body).buffer }),
  view: (headers, body) => ({ headers, body: toView(body) }),
  Headers: (headers, body) => ({ headers: toHeaders(headers), body: toBytes(body) }),
  Request: (headers, body) =>
    new Request('https://shop.example/webhooks', { method: 'POST', headers: toHeaders(headers), body: toBytes(body) }),
} satisfies Readonly<Record<string, (headers: HeaderRecord, body: Body) => Request | WebhookDelivery>>;

export type Form = keyof typeof FORMS;

const arrivingBody = ({ signed, body }: VerificationCase): Body => body ?? signed?.body ?? MESSAGE.body;

/** Returns the input types for this delivery: text cannot contain invalid UTF-8. */
export const getForms = (delivery: VerificationCase): readonly Form[] =>
  (Object.keys(FORMS) as Form[]).filter((form) => {
    if (form === 'text') return typeof arrivingBody(delivery) === 'string';
    return !delivery.isObjectOnly || !(form === 'Headers' || form === 'Request');
  });

export const createInput = async (delivery: VerificationCase, form: Form): Promise<Request | WebhookDelivery> =>
  FORMS[form](await createHeaders(delivery), arrivingBody(delivery));

/** Returns `accepted`, or the code of the error. */
export const getOutcome = async (delivery: VerificationCase, form: Form): Promise<string> => {
  const { secret, nowS = NOW_S, toleranceSeconds } = { secret: SECRET, ...delivery };
  const input = await createInput(delivery, form);
  try {
    await verifyWebhook(input, secret as string, { now: () => nowS * 1000, toleranceSeconds });
    return 'accepted';
  } catch (error) {
    return isPayError(error) ? error.code : String(error);
  }
};
