/** The oldest entries are removed first; a client without an entry is held as usual. */
const MAX_ENTRIES = 10_000;
/** Longer names are not kept: a client chooses its own name, and a header may be 16 KB long. */
export const MAX_CLIENT_LENGTH = 255;

/**
 * The version of each payment that each client received last. A poll has no "last seen" value, so a change between two
 * polls would go unseen until the hold ends; with this the gateway knows that the client's version is outdated and
 * responds at once.
 */
export class LastSeenVersions {
  readonly #versions = new Map<string, number>();

  /** True if the client received another version before. False for a client that received none. */
  differs(client: string, paymentId: string, version: number): boolean {
    const seen = this.#versions.get(`${client} ${paymentId}`);
    return seen !== undefined && seen !== version;
  }

  set(client: string, paymentId: string, version: number): void {
    if (client.length > MAX_CLIENT_LENGTH) return;
    const key = `${client} ${paymentId}`;
    this.#versions.delete(key);
    this.#versions.set(key, version);
    if (this.#versions.size <= MAX_ENTRIES) return;
    const [oldest] = this.#versions.keys();
    if (oldest !== undefined) this.#versions.delete(oldest);
  }
}
