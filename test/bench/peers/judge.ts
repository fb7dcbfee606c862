/** Hears a figure and its bar. `isKept` decides where the figure alone does not: a noisy one has an interval. */
export type Judge = (what: string, seen: number, bar: number, isKept?: boolean) => void;
