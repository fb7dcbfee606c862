/** The package.json that npm gets, from that of the repository. */
export const publishedManifest: (manifest: unknown) => {
  readonly name: string;
  readonly version: string;
  readonly sideEffects: readonly string[];
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
};
