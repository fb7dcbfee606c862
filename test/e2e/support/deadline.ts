/** How long anything may take before a test gives up on it, on a busy machine too; milliseconds. */
export const DEADLINE_MS = 60_000;
