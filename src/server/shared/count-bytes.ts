/** Returns the length of a text in UTF-8, bytes. */
export const countBytes = (text: string): number => new TextEncoder().encode(text).length;
