const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

const encoder = new TextEncoder();

/** The signed bytes: `<webhook-id>.<webhook-timestamp>.<raw body>` (`SPEC: Webhook authentication, rule 2`). */
export interface SignedContent {
  readonly content: Uint8Array<ArrayBuffer>;
  /** The part of `content` that is the body. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** Copies the body, so that the bytes that are verified are the bytes that are parsed. */
export const toSignedContent = (id: string, timestamp: string, body: Uint8Array): SignedContent => {
  const prefix = encoder.encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(prefix.length + body.length);
  content.set(prefix);
  content.set(body, prefix.length);
  return { content, body: content.subarray(prefix.length) };
};

/** Returns the base64 HMAC-SHA256 of the content. */
export const computeDigest = async (
  key: Uint8Array<ArrayBuffer>,
  content: Uint8Array<ArrayBuffer>,
): Promise<string> => {
  const hmacKey = await crypto.subtle.importKey('raw', key, ALGORITHM, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', hmacKey, content);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/**
 * Returns true if any of the base64 digests is the HMAC-SHA256 of the content under any of the keys
 * (`SPEC: Webhook authentication, rule 3`).
 *
 * The content is hashed once per key, regardless of the number of digests. `crypto.subtle.verify` compares in constant
 * time; it does so with MACs of the digests under a random key, because it would otherwise hash the content per digest.
 */
export const isAuthentic = async (
  content: Uint8Array<ArrayBuffer>,
  keys: readonly Uint8Array<ArrayBuffer>[],
  digests: readonly string[],
): Promise<boolean> => {
  const randomBytes = crypto.getRandomValues(new Uint8Array(32));
  const randomKey = await crypto.subtle.importKey('raw', randomBytes, ALGORITHM, false, ['sign', 'verify']);
  const expected = await Promise.all(
    keys.map(async (key) => crypto.subtle.sign('HMAC', randomKey, encoder.encode(await computeDigest(key, content)))),
  );
  // All pairs are compared before any result is used, so that the time does not reveal which one matched.
  const matches = await Promise.all(
    expected.flatMap((mac) =>
      digests.map((digest) => crypto.subtle.verify('HMAC', randomKey, mac, encoder.encode(digest))),
    ),
  );
  return matches.includes(true);
};
