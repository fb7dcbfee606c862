/**
 * Whether the text is an origin exactly as the browser writes it in `MessageEvent.origin`: https or http, no slash at
 * the end, no default port, no upper case. `null`, which every opaque origin shares, and `*` are none.
 */
export const isOrigin = (text: string): boolean => {
  try {
    const { protocol, origin } = new URL(text);
    return /^https?:$/.test(protocol) && origin === text;
  } catch {
    return false;
  }
};
