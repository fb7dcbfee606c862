import type { RuleId } from '../rules/index.js';

/** A bug, as one edit of the sources. */
export interface Fault {
  readonly what: string;
  /** Path in the repository. */
  readonly file: string;
  /** The text to replace, at its first occurrence. */
  readonly from: string;
  readonly to: string;
}

/** The bugs that the tests of each rule must find. */
export type FaultsOf<Id extends RuleId> = Readonly<Record<Id, readonly Fault[]>>;

/** Bugs in one file. */
export const inFile =
  (file: string) =>
  (what: string, from: string, to: string): Fault => ({ what, file, from, to });
