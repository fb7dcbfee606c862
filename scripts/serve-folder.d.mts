interface ServeOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly under?: string;
}

export const serveFolder: (
  folder: string,
  options?: ServeOptions,
) => Promise<{ readonly base: string; readonly close: () => void }>;
