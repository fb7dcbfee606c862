/**
 * Whether the text is an origin exactly as the browser writes it in `MessageEvent.origin`: https or http, no slash at
 * the end, no default port, no upper case. `null`, which every opaque origin shares, and `*` are none.
 */
export const isOrigin = (text: string): boolean => {
  try {
    // For WebKit, an asterisk is the name of a host.
    return /^https?:[^*]+$/.test(text) && new URL(text).origin === text;
  } catch {
    return false;
  }
};
