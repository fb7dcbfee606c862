/** Which sites may frame the checkout page, and where it may link back to. */
export interface CheckoutOptions {
  /** Origins that may frame it, as browsers serialize them. Default: none. */
  readonly embedOrigins?: readonly string[];
  /** Schemes allowed in `returnUrl` besides https, in lower case and with a colon. Default: none. */
  readonly returnSchemes?: readonly string[];
}

/** Safe in a header: no quote, comma or semicolon, which `URL` accepts in a host name. */
const ORIGIN = /^https?:\/\/[\w.-]+(:\d+)?$/;

/** @throws if the text is not an origin exactly as browsers serialize it */
export const readEmbedOrigin = (text: string): string => {
  if (ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`--embed-origin must be an origin such as https://shop.example, not "${text}"`);
};

const SCHEME = /^[a-z][a-z\d+.-]*$/;
/** Schemes that run scripts, open local content, wrap another URL, or do not belong to an app. */
const NEVER = /^(javascript|vbscript|data|blob|file|filesystem|about|view-source|https?)$/;

/** Parses `myapp,wallet:`; colons are optional. @throws if one is not the scheme of an app */
export const readReturnSchemes = (text: string): readonly string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => {
      const scheme = name.toLowerCase().replace(/:$/, '');
      if (SCHEME.test(scheme) && !NEVER.test(scheme)) return `${scheme}:`;
      throw new Error(`--return-schemes must be schemes of apps such as myapp,wallet, not "${name}"`);
    });
