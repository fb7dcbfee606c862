import { corsHeaders } from './cors.js';

/** What every answer of the gateway carries, faults included. Set before the handler runs: it is the cheaper way. */
export const standardHeaders = (path: string, nowMs: number): Record<string, string> => ({
  'Cache-Control': 'no-store',
  Date: new Date(nowMs).toUTCString(),
  ...corsHeaders(path),
});
