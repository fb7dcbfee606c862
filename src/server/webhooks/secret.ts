import { ConfigurationError } from '../../core/errors/configuration-error.js';

const PREFIX = /^whsec_/;

/** White space is not skipped, as `atob` would: a secret with some in it was copied badly. */
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** A shorter key could be found by trying. The interface names no length; an empty one would let anybody sign. */
const SECRET_MIN_BYTES = 16;

/** The bytes of a base64 text, with or without its padding; undefined where it is none. */
const decode = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!BASE64.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text), (char) => char.charCodeAt(0));
  } catch {
    return undefined;
  }
};

const readSecret = (secret: unknown): Uint8Array<ArrayBuffer> => {
  if (typeof secret !== 'string' || secret === '') {
    throw new ConfigurationError('missing_secret', 'Give the signing secret of the webhook endpoint (whsec_...).');
  }
  // No message quotes a secret: messages end up in logs.
  const key = decode(secret.replace(PREFIX, ''));
  if (!key) throw new ConfigurationError('invalid_secret', 'A signing secret is base64 after whsec_, nothing else.');
  if (key.length < SECRET_MIN_BYTES) {
    throw new ConfigurationError('invalid_secret', `A signing secret holds at least ${SECRET_MIN_BYTES} bytes.`);
  }
  return key;
};

/**
 * The keys of one or several secrets (`SPEC: Webhook authentication, rule 1`). Several are given while a secret is being
 * rotated (rule 7). Throws `ConfigurationError` (`missing_secret`, `invalid_secret`) if any of them is bad.
 */
export const readSecrets = (secret: string | readonly string[]): readonly Uint8Array<ArrayBuffer>[] => {
  // What comes from the environment may be undefined, whatever its type says.
  const secrets: readonly unknown[] = Array.isArray(secret) ? Array.from<unknown>(secret) : [secret];
  if (secrets.length === 0) throw new ConfigurationError('missing_secret', 'The list of signing secrets is empty.');
  return secrets.map(readSecret);
};
