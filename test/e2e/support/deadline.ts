/** The time limit of each wait in a test, for a busy machine too; milliseconds. */
export const DEADLINE_MS = 60_000;
