/** Who may be around the buyer's page, and where it may lead back to. */
export interface CheckoutOptions {
  /** The origins whose pages may have it in a frame, as the browser writes them. Default: none. */
  readonly embedOrigins?: readonly string[];
  /** Schemes that `returnUrl` may have besides https, in lower case and with colon. Default: none. */
  readonly returnSchemes?: readonly string[];
}

/** Plain enough to stand in a header: no quote, comma or semicolon, which a host name may hold. */
const ORIGIN = /^https?:\/\/[\w.-]+(:\d+)?$/;

/** @throws unless the text is an origin exactly as the browser writes it */
export const readEmbedOrigin = (text: string): string => {
  if (ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
  throw new Error(`--embed-origin must be an origin such as https://shop.example, not "${text}"`);
};

const SCHEME = /^[a-z][a-z\d+.-]*$/;
/** They run script, show what is local, hide a second address, or are no app's. */
const NEVER = /^(javascript|vbscript|data|blob|file|filesystem|about|view-source|https?)$/;

/** Reads `myapp,wallet:`; the colons may be left out. @throws for what is no app's scheme */
export const readReturnSchemes = (text: string): readonly string[] =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => {
      const scheme = name.toLowerCase().replace(/:$/, '');
      if (SCHEME.test(scheme) && !NEVER.test(scheme)) return `${scheme}:`;
      throw new Error(`--return-schemes must be schemes of apps such as myapp,wallet, not "${name}"`);
    });
