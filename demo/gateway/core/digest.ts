import { toHex } from './random.js';

/** SHA-256 of the text, 64 hexadecimal digits. */
export const sha256Hex = async (text: string): Promise<string> =>
  toHex(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))));
