export const serveFolder: (folder: string) => Promise<{ readonly base: string; readonly close: () => void }>;
