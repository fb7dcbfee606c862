import type { Options } from 'minisearch';

export declare const OPTIONS: Options;
