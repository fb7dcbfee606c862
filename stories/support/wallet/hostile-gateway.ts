import type { Wire } from '../environment/wires.js';

/** Asks for ten times the amount that the option shows. */
export const asksForMore: Wire = (send) => async (request) => {
  const response = await send(request);
  if (!request.url.includes('/options') || !response.ok) return response;
  const body = (await response.text()).replaceAll(/\\"value\\":\\"\d+/g, '$&0');
  return new Response(body, { status: response.status, headers: response.headers });
};
