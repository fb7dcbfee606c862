/** Converts the package.json of the repository to the one to publish. */
export const publishedManifest: (manifest: unknown) => {
  readonly name: string;
  readonly version: string;
  readonly sideEffects: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
};
