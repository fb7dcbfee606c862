/** Where a webhook handler writes: `console`, or a logger with these methods. Their results are awaited. */
export interface WebhookLogger {
  warn(message: string): unknown;
  error(message: string, error: unknown): unknown;
}

/** The interval of lines with the same reason, milliseconds. */
const INTERVAL_MS = 60_000;

/**
 * Creates a log of deliveries that are not processed, with one line a minute for each reason: anyone can send requests that are
 * refused, and must not be able to fill a disk.
 *
 * @param now the current time, Unix milliseconds
 */
export const createRefusalLog = (
  logger: WebhookLogger,
  now: () => number,
): ((reason: string, message: string) => unknown) => {
  const lines = new Map<string, { readonly atMs: number; omitted: number }>();
  return (reason, message) => {
    const atMs = now();
    const last = lines.get(reason);
    // The clock may be set back.
    if (last && Math.abs(atMs - last.atMs) < INTERVAL_MS) {
      last.omitted++;
      return undefined;
    }
    lines.set(reason, { atMs, omitted: 0 });
    return logger.warn(
      `pay-status: ${message}${last?.omitted ? ` ${last.omitted} more like this were not logged.` : ''}`,
    );
  };
};
