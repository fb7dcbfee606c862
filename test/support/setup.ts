// Runs before each test file: unhandled rejections, uncaught errors and console errors fail the test they happen in.
declare global {
  var __unexpected: unknown[];
}

/** Takes the console errors and warnings that a test expects, so that they do not fail it. */
export const takeUnexpected = (): unknown[] => globalThis.__unexpected.splice(0);

/** Runs, and returns the uncaught errors of that time as text; they fail nothing. The runner also logs each. */
export const catchErrors = async (run: () => Promise<void>): Promise<string[]> => {
  // Mocha's own: it would fail the test before anybody can take the error.
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
