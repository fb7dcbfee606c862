/** The address of the folder of these scripts, in which the icons are, too. */
const BASE = import.meta.url;

export const toUrl = (path: string): string => new URL(path, BASE).href;
