/**
 * Returns true if the text is an origin exactly as in `MessageEvent.origin`: https or http, no trailing slash, no default
 * port, no upper case. `null`, which all opaque origins share, and `*` are not origins.
 */
export const isOrigin = (text: string): boolean => {
  try {
    // WebKit accepts an asterisk as a host name.
    return /^https?:[^*]+$/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
};
