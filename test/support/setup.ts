// Runs before each test file: unhandled rejections, uncaught errors and console errors fail the test they happen in.
declare global {
  var __unexpected: unknown[];
}

/** Takes the console errors and warnings that a test expects, so that they do not fail it. */
export const takeUnexpected = (): unknown[] => globalThis.__unexpected.splice(0);

afterEach(() => {
  const unexpected = takeUnexpected();
  if (unexpected.length) throw new Error(`unexpected: ${unexpected.map(String).join('; ')}`);
});
