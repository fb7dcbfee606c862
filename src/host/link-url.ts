import { parseNavigationUrl } from '../core/url/navigation-url.js';

/** Returns true if the URL policy allows links and redirects to the URL; `allow` as in {@link parseNavigationUrl}. */
export const isNavigationUrl = (url: string, allow: readonly string[]): boolean => {
  try {
    parseNavigationUrl(url, allow);
    return true;
  } catch {
    return false;
  }
};
