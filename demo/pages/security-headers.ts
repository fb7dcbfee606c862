/** What a page may load and run, and where it may send forms, besides its own origin. */
export interface PageOrigins {
  /** Fetched by scripts. */
  readonly connect?: readonly string[];
  /** Reached by a form, also by a redirect after it. */
  readonly form?: readonly string[];
  /** Whose pages may have this one in a frame. Default: nobody's. */
  readonly frame?: readonly string[];
  /** Whether its scripts write markup as text, as those of strangers do. */
  readonly writesMarkup?: boolean;
  /** Shown as pictures. Default: any https address, because the gateway names the icons of assets. */
  readonly image?: readonly string[];
}

/**
 * The headers of every page. No inline script and no inline style: text that a stranger chose stays text.
 */
export const securityHeaders = ({
  connect = [],
  form = [],
  frame = [],
  image = ['https:', 'data:'],
  writesMarkup = false,
}: PageOrigins = {}): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    ["img-src 'self'", ...image].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ["form-action 'self'", ...form].join(' '),
    "base-uri 'none'",
    `frame-ancestors ${frame.join(' ') || "'none'"}`,
    // Its elements are written with Lit.
    ...(writesMarkup ? [] : ["require-trusted-types-for 'script'", 'trusted-types lit-html']),
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // The address of a buyer's page holds the payment id: whoever knows it can follow the payment.
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-cache',
});
