import { corsHeaders } from './cors.js';

/** The headers of every response of the gateway, faults included. Set before the handler runs, which is cheaper. */
export const standardHeaders = (path: string, nowMs: number): Record<string, string> => ({
  'Cache-Control': 'no-store',
  Date: new Date(nowMs).toUTCString(),
  ...corsHeaders(path),
});
