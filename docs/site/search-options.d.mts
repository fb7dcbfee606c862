import type { Options } from 'minisearch';

export declare const OPTIONS: Omit<Options, 'processTerm'> & { readonly processTerm: (term: string) => string | null };
