const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };
const encoder = new TextEncoder();

export const SECRET = `whsec_${btoa('the secret of an endpoint')}`;
export const OTHER_SECRET = `whsec_${btoa('the secret of someone else')}`;

/** The time at which all deliveries are signed and received, Unix milliseconds. */
export const NOW_MS = Date.UTC(2026, 1, 18);

export interface SignedDelivery {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Signing {
  readonly secret?: string;
  /** `webhook-id`. */
  readonly id?: string;
  /** Unix milliseconds. */
  readonly atMs?: number;
}

const importHmacKey = (secret: string): Promise<CryptoKey> => {
  const bytes = Uint8Array.from(atob(secret.slice('whsec_'.length)), (char) => char.charCodeAt(0));
  return crypto.subtle.importKey('raw', bytes, ALGORITHM, false, ['sign']);
};

/** A body with its signed headers (`SPEC: Webhook authentication`). */
export const signDelivery = async (
  body: string,
  { secret = SECRET, id = 'msg_1', atMs = NOW_MS }: Signing = {},
): Promise<SignedDelivery> => {
  const timestamp = Math.floor(atMs / 1_000);
  const content = encoder.encode(`${id}.${timestamp}.${body}`);
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', await importHmacKey(secret), content));
  return {
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(timestamp),
      'webhook-signature': `v1,${btoa(String.fromCharCode(...digest))}`,
    },
    body,
  };
};

export const toRequest = ({ headers, body }: SignedDelivery): Request =>
  new Request('https://shop.example/webhooks', { method: 'POST', headers, body });

/** Creates a signed request for an event. */
export const createDelivery = async (event: object, signing?: Signing): Promise<Request> =>
  toRequest(await signDelivery(JSON.stringify(event), signing));
