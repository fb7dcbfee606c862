/** Where Chrome or Chromium lies on this machine, or undefined. */
export function findBrowser(): string | undefined;
export const CHROMIUM_ARGS: string[];
