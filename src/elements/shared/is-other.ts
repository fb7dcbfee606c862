import { toJson } from '../../core/json.js';

/** `hasChanged` of plain data: an equal object, such as frameworks set at each rendering, is no change. */
export const isOther = (value: unknown, before: unknown): boolean => {
  try {
    return toJson(value) !== toJson(before);
  } catch {
    // Not plain data: it is refused where it is read.
    return true;
  }
};
