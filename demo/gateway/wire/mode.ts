/** Test and live are separate environments (`SPEC: Authentication, rule 5`); the merchant's key selects one. */
export const MODES = ['test', 'live'] as const;
export type Mode = (typeof MODES)[number];
