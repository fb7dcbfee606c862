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

/** Copies the package, as npm will publish it, into a folder. Throws where it was not built. */
export const stage: (folder: string) => void;

/** Packs it into a folder. Throws where it was not built. */
export const pack: (into: string) => Packed;
