/** The path of an icon that the sandbox's pages serve: of an asset by its symbol, of a network by its chain, of a merchant by its id. */
export const getIconPath = (name: string): string =>
  `/icons/${encodeURIComponent(name.toLowerCase().replace(':', '-'))}.svg`;

interface Icons {
  readonly iconUrl?: string | null | undefined;
  readonly networkIconUrl?: string | null | undefined;
}

const resolve = (icon: string | null | undefined, baseUrl: string): string | null | undefined =>
  icon?.startsWith('/') ? baseUrl + icon : icon;

/** The amount with the URLs of its icons: those of the sandbox are stored as paths, because its address may change. */
export const withIconUrls = <Amount extends { readonly display: Icons }>(amount: Amount, baseUrl: string): Amount => {
  const { iconUrl, networkIconUrl } = amount.display;
  const icons: Icons = { iconUrl: resolve(iconUrl, baseUrl), networkIconUrl: resolve(networkIconUrl, baseUrl) };
  return { ...amount, display: { ...amount.display, ...icons } };
};
