/** The bytes of a CDN file and of what it loads, brotli 11: all for one payment, or what is there before the first paint. */
export const cdnBytes: (entry: string, when?: 'all' | 'first') => number;
