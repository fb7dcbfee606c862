import { ConfigurationError } from '../../../core/errors/configuration-error.js';
import { describeType } from '../../shared/describe-type.js';
import { describeQuotes, isInQuotes } from '../../shared/quotes.js';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

/** The shortest secret, bytes: as long as its digest. */
export const MIN_SECRET_BYTES = 32;

/** A longer token is not read. */
const MAX_TOKEN_LENGTH = 4_096;

const encoder = new TextEncoder();

/** The context of the key derivation. */
const LABEL = encoder.encode('pay-status checkout');

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes)).replace(/[+/=]/g, (char) => ({ '+': '-', '/': '_' })[char] ?? '');

/** Undefined unless the text is the one encoding of its bytes. */
const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return undefined;
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
  return toBase64Url(bytes) === text ? bytes : undefined;
};

/** Signs texts, and reads them back. */
export interface TokenSigner {
  /** @param purpose what the token is for: with another purpose, it is not valid */
  readonly sign: (purpose: string, text: string) => Promise<string>;
  /** Returns the signed text; undefined if nobody with the secret has signed it for this purpose. */
  readonly verify: (purpose: string, token: string) => Promise<string | undefined>;
}

const CREATION = 'Create one: openssl rand -base64 32.';

const refuseSecret = (message: string): never => {
  throw new ConfigurationError('invalid_option', message);
};

/** An environment variable that is not set is undefined, or the empty string. */
const checkSecret = (secret: unknown, name: string): Uint8Array<ArrayBuffer> => {
  if (secret === '' || typeof secret !== 'string') {
    const fix = name === 'secret' ? `. ${CREATION}` : ', or remove it from the list.';
    return refuseSecret(
      `${name} is ${secret === '' ? 'empty' : describeType(secret)}. Set the environment variable that it is read from${fix}`,
    );
  }
  if (isInQuotes(secret)) return refuseSecret(describeQuotes(name));
  const bytes = encoder.encode(secret);
  if (bytes.length >= MIN_SECRET_BYTES) return bytes;
  return refuseSecret(`${name} must have at least ${MIN_SECRET_BYTES} bytes. ${CREATION}`);
};

const checkSecrets = (secrets: unknown): readonly Uint8Array<ArrayBuffer>[] =>
  Array.isArray(secrets)
    ? Array.from<unknown>(secrets).map((secret, index) => checkSecret(secret, `secret[${index}]`))
    : [checkSecret(secrets, 'secret')];

/**
 * Creates a signer of tokens, `<text>.<HMAC-SHA-256>` in base64url.
 *
 * @param secrets the first one signs; all of them verify, so that a secret can be replaced
 * @throws ConfigurationError `invalid_option` for a secret that is missing, or has less than 32 bytes
 */
export const createTokenSigner = (secrets: string | readonly string[]): TokenSigner => {
  const keys = checkSecrets(secrets);
  const [first] = keys;
  if (!first) return refuseSecret('secret is an empty list. Put the secret that signs into it.');
  // Derived: what the shop signs with the same secret, such as its own cookies, is no token.
  const importKey = async (key: Uint8Array<ArrayBuffer>): Promise<CryptoKey> => {
    const secret = await crypto.subtle.importKey('raw', key, 'HKDF', false, ['deriveKey']);
    const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info: LABEL };
    return crypto.subtle.deriveKey(derivation, secret, { ...ALGORITHM, length: 256 }, false, ['sign', 'verify']);
  };
  const toContent = (purpose: string, encoded: string) => encoder.encode(`${purpose}\n${encoded}`);
  return {
    async sign(purpose, text) {
      const encoded = toBase64Url(encoder.encode(text));
      const digest = await crypto.subtle.sign('HMAC', await importKey(first), toContent(purpose, encoded));
      return `${encoded}.${toBase64Url(new Uint8Array(digest))}`;
    },
    async verify(purpose, token) {
      const [encoded = '', signature = '', ...rest] = token.length <= MAX_TOKEN_LENGTH ? token.split('.') : [];
      const [text, digest] = [fromBase64Url(encoded), fromBase64Url(signature)];
      if (!text || !digest || rest.length) return undefined;
      const content = toContent(purpose, encoded);
      const verified = await Promise.all(
        keys.map(async (key) => crypto.subtle.verify('HMAC', await importKey(key), digest, content)),
      );
      return verified.includes(true) ? new TextDecoder().decode(text) : undefined;
    },
  };
};
