/** The output of `npm pack --json` for one package. */
export interface Packed {
  /** The path of the tarball. */
  readonly file: string;
  /** Bytes of the tarball. */
  readonly size: number;
  /** Bytes of all files. */
  readonly unpackedSize: number;
  readonly files: readonly { readonly path: string; readonly size: number }[];
}

/** Copies the package into a folder as npm will publish it. Throws an error if it was not built. */
export const stage: (folder: string) => void;

/** Packs it into a folder. Throws an error if it was not built. */
export const pack: (into: string) => Packed;
