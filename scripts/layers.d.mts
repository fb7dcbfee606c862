export interface Layer {
  readonly src: readonly string[];
  readonly packages: readonly string[];
}

export declare const LAYERS: Readonly<Record<string, Layer>>;

export declare const whyNot: (file: string, specifier: string) => string | undefined;
