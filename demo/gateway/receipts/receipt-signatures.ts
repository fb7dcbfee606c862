import type { Store } from '../store/store.js';

const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

const encoder = new TextEncoder();

/** 32 bytes as base64url without padding: the last letter has four bits. */
const SIGNATURE = /^[\w-]{42}[AEIMQUYcgkosw048]$/;

const toBase64Url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '');

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/**
 * Signatures of links to receipts: whoever has a link can read the receipt without an account, for as long as the payment is
 * kept.
 */
export class ReceiptSignatures {
  readonly #store: Pick<Store, 'receiptSecret'>;
  #key: Promise<CryptoKey> | undefined;

  constructor(store: Pick<Store, 'receiptSecret'>) {
    this.#store = store;
  }

  /** Returns the signature of the link to a payment's receipt. */
  async sign(paymentId: string): Promise<string> {
    return toBase64Url(await crypto.subtle.sign(ALGORITHM, await this.#getKey(), encoder.encode(paymentId)));
  }

  /** Returns true if the signature is that of the payment's link. */
  async verify(paymentId: string, signature: string): Promise<boolean> {
    if (!SIGNATURE.test(signature)) return false;
    // Takes the same time for every signature, unlike a comparison of texts.
    return crypto.subtle.verify(ALGORITHM, await this.#getKey(), fromBase64Url(signature), encoder.encode(paymentId));
  }

  #getKey(): Promise<CryptoKey> {
    this.#key ??= this.#importKey().catch((error: unknown) => {
      // Read again at the next request.
      this.#key = undefined;
      throw error;
    });
    return this.#key;
  }

  async #importKey(): Promise<CryptoKey> {
    const secret = encoder.encode(await this.#store.receiptSecret());
    return crypto.subtle.importKey('raw', secret, ALGORITHM, false, ['sign', 'verify']);
  }
}
