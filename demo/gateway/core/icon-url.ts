/** The path of an icon that the sandbox's pages serve: of an asset by its symbol, of a network by its chain, of a merchant by its id. */
export const getIconPath = (name: string): string =>
  `/icons/${encodeURIComponent(name.toLowerCase().replace(':', '-'))}.svg`;

interface Icons {
  readonly iconUrl?: string | null | undefined;
  readonly networkIconUrl?: string | null | undefined;
}

/** The URL of an icon: one of the sandbox is stored as a path. */
export const resolveIconUrl = <Icon extends string | null | undefined>(icon: Icon, baseUrl: string): Icon | string =>
  icon?.startsWith('/') ? baseUrl + icon : icon;

/** The amount with the URLs of its icons: those of the sandbox are stored as paths, because its address may change. */
export const withIconUrls = <Amount extends { readonly display: Icons }>(amount: Amount, baseUrl: string): Amount => {
  const { iconUrl, networkIconUrl } = amount.display;
  const icons: Icons = {
    iconUrl: resolveIconUrl(iconUrl, baseUrl),
    networkIconUrl: resolveIconUrl(networkIconUrl, baseUrl),
  };
  return { ...amount, display: { ...amount.display, ...icons } };
};
