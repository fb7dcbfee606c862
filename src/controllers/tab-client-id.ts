let id: string | undefined;

/** The client id of a page that gives none: random, the same for every element of the tab, forgotten with it. */
export const tabClientId = (): string =>
  // randomUUID is missing in insecure contexts.
  (id ??= crypto.getRandomValues(new Uint32Array(4)).join(''));
