/** Returns the path of Chrome or Chromium on this machine, or undefined. */
export function findBrowser(): string | undefined;
/** Returns the path of a browser with windows and a back/forward cache, or undefined. */
export function findFullBrowser(): string | undefined;
/** Returns the path of the headless shell if it is installed, or of the browser. */
export function findHeadlessBrowser(): string | undefined;
export const hasXvfb: () => boolean;
export const CHROMIUM_ARGS: string[];
