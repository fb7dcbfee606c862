/** Compares a figure with its bar. `isKept` overrides the comparison, for a noisy figure with an interval. */
export type CompareWithBar = (what: string, seen: number, bar: number, isKept?: boolean) => void;
