/** The URL of an icon that the sandbox's pages serve: of an asset by its symbol, of a network by its chain, of a merchant by its id. */
export const getIconUrl = (baseUrl: string, name: string): string =>
  `${baseUrl}/icons/${encodeURIComponent(name.toLowerCase().replace(':', '-'))}.svg`;
