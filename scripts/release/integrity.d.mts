/** Returns the hash of each module in a folder, by its path in the folder. */
export const computeIntegrity: (folder: string) => Readonly<Record<string, string>>;

/** Creates the import map. `base` is the URL of the files, with a slash at the end. */
export const toImportMap: (
  integrity: Readonly<Record<string, string>>,
  base: string,
) => { readonly imports: Readonly<Record<string, string>>; readonly integrity: Readonly<Record<string, string>> };
