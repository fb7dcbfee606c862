/** The time between two looks, milliseconds. */
const INTERVAL_MS = 25;

/** Asks until the answer is true. Resolves to false after the time limit, or once it is over. */
export const until = async (
  ask: () => Promise<boolean>,
  withinMs: number,
  isOver: () => Promise<boolean> = async () => false,
): Promise<boolean> => {
  const end = performance.now() + withinMs;
  for (;;) {
    if (await ask()) return true;
    // What ended may have made it true.
    if (await isOver()) return ask();
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
  }
};
