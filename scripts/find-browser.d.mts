/** The path of Chrome or Chromium on this machine, or undefined. */
export function findBrowser(): string | undefined;
/** The same engine without a window's parts where that is installed, else the browser. */
export function findHeadlessBrowser(): string | undefined;
export const hasXvfb: () => boolean;
export const CHROMIUM_ARGS: string[];
