/** Subresource integrity of bytes: `sha384-...`. */
export const toSri: (bytes: Uint8Array | string) => string;

/** The hash of each module in a folder, by its path in there. */
export const computeIntegrity: (folder: string) => Readonly<Record<string, string>>;

/** `base`: where the files are served, with a slash at the end. */
export const toImportMap: (
  integrity: Readonly<Record<string, string>>,
  base: string,
) => { readonly imports: Readonly<Record<string, string>>; readonly integrity: Readonly<Record<string, string>> };
