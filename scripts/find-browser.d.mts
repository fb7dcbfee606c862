/** Where Chrome or Chromium lies on this machine, or undefined. */
export function findBrowser(): string | undefined;
export const hasXvfb: () => boolean;
export const CHROMIUM_ARGS: string[];
