/** Origins that a page may use besides its own. */
export interface PageOrigins {
  /** Requested by scripts. */
  readonly connect?: readonly string[];
  /** Targets of forms, and of redirects after them. */
  readonly form?: readonly string[];
  /** May frame the page. Default: none. */
  readonly frame?: readonly string[];
  /** Sources of the frames of the page. */
  readonly embeds?: readonly string[];
  /** True if a third-party script writes HTML from strings. */
  readonly writesMarkup?: boolean;
  /** Sources of images: the gateway's address, under which it serves icons. */
  readonly image?: readonly string[];
}

/**
 * The headers of every page. Inline scripts and styles are blocked.
 */
export const securityHeaders = ({
  connect = [],
  embeds = [],
  form = [],
  frame = [],
  image = [],
  writesMarkup = false,
}: PageOrigins = {}): Record<string, string> => ({
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    // Wallets show their icons as data.
    ["img-src 'self' data:", ...image].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    ["form-action 'self'", ...form].join(' '),
    ...(embeds.length ? [['frame-src', ...embeds].join(' ')] : []),
    "base-uri 'none'",
    `frame-ancestors ${frame.join(' ') || "'none'"}`,
    // For the elements, which use Lit.
    ...(writesMarkup ? [] : ["require-trusted-types-for 'script'", 'trusted-types lit-html']),
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  // The URL of the checkout page contains the payment id, with which anybody can see the status.
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'private, no-cache',
});
