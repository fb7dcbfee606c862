/** Returns a function that awaits an error handler and never rejects. */
export const createErrorReporter =
  <Args extends readonly unknown[]>(onError: (...args: Args) => unknown) =>
  async (...args: Args): Promise<void> => {
    try {
      await onError(...args);
    } catch {
      // The response does not depend on the error handler.
    }
  };
