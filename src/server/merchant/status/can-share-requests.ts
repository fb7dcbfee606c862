/**
 * Returns true if requests of this server may wait for each other. Cloudflare Workers and edge functions cancel what a request
 * has started when it ends, even if others wait for it.
 */
export const canShareRequests = (
  scope: { readonly navigator?: { readonly userAgent?: unknown } } = globalThis,
): boolean => scope.navigator?.userAgent !== 'Cloudflare-Workers' && !('EdgeRuntime' in scope);
