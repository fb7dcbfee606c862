const HEAD = 6;
const TAIL = 4;

/**
 * Shortens an id for display: `0x1234…cdef`. Counts code points, so that no surrogate pair is split. An id that would not
 * become shorter is returned unchanged.
 */
export const shortenId = (id: string): string => {
  const points = [...id];
  if (points.length <= HEAD + 1 + TAIL) return id;
  return `${points.slice(0, HEAD).join('')}…${points.slice(-TAIL).join('')}`;
};
