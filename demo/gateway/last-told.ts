/** How many answers are remembered; the oldest go first, and a client that was forgotten is simply held as usual. */
const MAX_REMEMBERED = 10_000;
/** Longer names are not remembered: a client chooses its own, and a header may be 16 KB long. */
export const MAX_CLIENT_LENGTH = 255;

/**
 * What each client was last told about each payment. A poll carries no "last seen" value, so a change between two polls
 * would hide until the hold ends; with this the gateway sees that its news is old to this client and answers at once.
 */
export class LastTold {
  readonly #versions = new Map<string, number>();

  /** Whether the client was told something else before. A client that was told nothing has no news to catch up on. */
  differs(client: string, paymentId: string, version: number): boolean {
    const told = this.#versions.get(`${client} ${paymentId}`);
    return told !== undefined && told !== version;
  }

  remember(client: string, paymentId: string, version: number): void {
    if (client.length > MAX_CLIENT_LENGTH) return;
    const key = `${client} ${paymentId}`;
    this.#versions.delete(key);
    this.#versions.set(key, version);
    if (this.#versions.size <= MAX_REMEMBERED) return;
    const [oldest] = this.#versions.keys();
    if (oldest !== undefined) this.#versions.delete(oldest);
  }
}
