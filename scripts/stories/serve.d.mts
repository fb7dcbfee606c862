export const serveFolder: (
  folder: string,
  pages?: Readonly<Record<string, string>>,
) => Promise<{ readonly base: string; readonly close: () => void }>;
