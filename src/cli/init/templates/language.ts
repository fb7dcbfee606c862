/** How a template writes for TypeScript or for JavaScript. */
export interface Language {
  /** Returns what only TypeScript has, such as an annotation; nothing for JavaScript. */
  readonly type: (annotation: string) => string;
}

/** The first line of each file. */
export const HEADER = '// Written by `pay-status init`; yours to change.';
