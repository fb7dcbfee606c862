/** Returns the bytes of a CDN file and its imports, brotli 11: all for one payment, or only those before the first paint. */
export const cdnBytes: (entry: string, when?: 'all' | 'first') => number;
