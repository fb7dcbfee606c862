/** How a template writes for TypeScript or for JavaScript. */
export interface Language {
  /** Returns what only TypeScript has, such as an annotation; nothing for JavaScript. */
  readonly type: (annotation: string) => string;
  /** The specifier of a module of the same folder, such as `./payments`. */
  readonly toSpecifier: (path: string) => string;
}
