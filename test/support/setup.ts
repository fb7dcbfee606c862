// Runs before each test file: unhandled rejections, uncaught errors and console errors fail the test they happen in.
declare global {
  var __unexpected: unknown[];
}

/** Removes and returns the console errors and warnings that a test expects, so that they do not fail it. */
export const takeUnexpected = (): unknown[] => globalThis.__unexpected.splice(0);

/** Runs a function, and returns its uncaught errors as text, so that they do not fail the test. The runner also logs them. */
export const catchErrors = async (run: () => Promise<void>): Promise<string[]> => {
  // Mocha's handler would fail the test at once.
  const { onerror } = window;
  window.onerror = () => true;
  try {
    await run();
  } finally {
    window.onerror = onerror;
  }
  return takeUnexpected()
    .filter((error) => error instanceof Error)
    .map(String);
};

afterEach(() => {
  const unexpected = takeUnexpected();
  if (unexpected.length) throw new Error(`unexpected: ${unexpected.map(String).join('; ')}`);
});
