const encoder = new TextEncoder();

/** `SPEC: Webhook authentication`. */
const SECRET_PREFIX = 'whsec_';

const decodeSecret = (secret: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(secret.slice(SECRET_PREFIX.length)), (char) => char.charCodeAt(0));

const toBase64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)));

/** A secret of 32 random bytes. */
export const newSecret = (bytes: Uint8Array): string => SECRET_PREFIX + btoa(String.fromCharCode(...bytes));

interface Message {
  readonly id: string;
  /** Unix seconds of the attempt. */
  readonly timestamp: number;
  readonly body: string;
}

/** One entry of `webhook-signature` (`SPEC: Webhook authentication, rules 1 and 2`). */
export const sign = async ({ id, timestamp, body }: Message, secret: string): Promise<string> => {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', decodeSecret(secret), algorithm, false, ['sign']);
  return `v1,${toBase64(await crypto.subtle.sign('HMAC', key, encoder.encode(`${id}.${timestamp}.${body}`)))}`;
};
