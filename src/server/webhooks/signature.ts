const ALGORITHM = { name: 'HMAC', hash: 'SHA-256' };

const encoder = new TextEncoder();

/** What is signed: `<webhook-id>.<webhook-timestamp>.<raw body>` (`SPEC: Webhook authentication, rule 2`). */
export interface SignedContent {
  readonly content: Uint8Array<ArrayBuffer>;
  /** The part of `content` that is the body. */
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A copy: what is verified stays what is read, whatever happens to the given bytes. */
export const signedContent = (id: string, timestamp: string, body: Uint8Array): SignedContent => {
  const prefix = encoder.encode(`${id}.${timestamp}.`);
  const content = new Uint8Array(prefix.length + body.length);
  content.set(prefix);
  content.set(body, prefix.length);
  return { content, body: content.subarray(prefix.length) };
};

const digestOf = async (key: Uint8Array<ArrayBuffer>, content: Uint8Array<ArrayBuffer>): Promise<string> => {
  const hmac = await crypto.subtle.importKey('raw', key, ALGORITHM, false, ['sign']);
  const digest = await crypto.subtle.sign('HMAC', hmac, content);
  return btoa(String.fromCharCode(...new Uint8Array(digest)));
};

/** Takes as long for bytes that differ at once as for equal ones: how long would tell a forger how far a guess is right. */
const areEqual = (left: Uint8Array, right: Uint8Array): boolean => {
  // A digest has one length, which is no secret.
  if (left.length !== right.length) return false;
  let difference = 0;
  for (const [index, byte] of left.entries()) difference |= byte ^ (right[index] ?? 0);
  return difference === 0;
};

/**
 * Whether any of the base64 digests is that of the content with any of the keys (`SPEC: Webhook authentication, rule 3`).
 * The content is hashed once a key, however many digests a stranger sends.
 */
export const hasMatchingDigest = async (
  content: Uint8Array<ArrayBuffer>,
  keys: readonly Uint8Array<ArrayBuffer>[],
  digests: readonly string[],
): Promise<boolean> => {
  const expected = await Promise.all(keys.map((key) => digestOf(key, content)));
  const given = digests.map((digest) => encoder.encode(digest));
  // All are compared before any answer, so that the time does not tell which one it was.
  return expected.flatMap((digest) => given.map((other) => areEqual(encoder.encode(digest), other))).includes(true);
};
