/** An address that a link may lead to: absolute, http or https, without credentials; undefined for any other text. */
export const webLink = (text: string): string | undefined => {
  if (!URL.canParse(text)) return undefined;
  const { protocol, username, password, href } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password ? href : undefined;
};
