/** The delay before the next attempt to load `<pay-status>`, milliseconds. */
const RETRY_MS = 3_000;

const describeReason = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');

/**
 * Loads the module that defines `<pay-status>` separately, because the first paint does not need it. Retries forever: without
 * it nobody can pay. The first failure is reported.
 */
export const loadStatus = (load: () => Promise<unknown>, hasReported = false): void => {
  const define = async (): Promise<void> => {
    await load();
    // A server may answer with an empty file.
    if (!customElements.get('pay-status')) throw new Error('the file does not define it');
  };
  define().catch((error: unknown) => {
    if (!hasReported)
      console.error(
        `<pay-checkout> A part of it could not be loaded, so no status is shown: ${describeReason(error)}. ` +
          'Serve the whole folder dist/cdn, or all chunks of your bundler.',
      );
    setTimeout(loadStatus, RETRY_MS, load, true);
  });
};
