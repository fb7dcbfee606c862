/** How a finding is meant: as it should be, worth knowing, or to be repaired. */
export type Level = 'ok' | 'note' | 'problem';

/** The result of a check. */
export interface Finding {
  /** Stable; lower case with hyphens. */
  readonly id: string;
  readonly level: Level;
  /** A sentence or more. */
  readonly message: string;
  /** What to do about it. */
  readonly hint?: string | undefined;
}

type CreateFinding = (id: string, message: string, hint?: string) => Finding;

const createWith =
  (level: Level): CreateFinding =>
  (id, message, hint) => ({ id, level, message, ...(hint && { hint }) });

export const ok = createWith('ok');
export const note = createWith('note');
export const problem = createWith('problem');
