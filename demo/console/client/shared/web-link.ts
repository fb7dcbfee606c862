/** Returns the URL if it is safe in a link: absolute, http or https, without credentials. */
export const webLink = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password ? href : undefined;
};
