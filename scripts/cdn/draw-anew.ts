// Stands for `src/elements/shared/draw-anew.ts` in the CDN file, where Lit is made to do that by itself.

// @__NO_SIDE_EFFECTS__
export const drawAnew = (): undefined => undefined;
