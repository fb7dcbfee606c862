/** The connection was dropped. A `TypeError`, like the one that `fetch` rejects with in a browser. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('The connection was dropped');
  }
}

const sentParts = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** The part of a truncated response that is sent; undefined for any other response. For servers with a socket. */
export const getSentPart = (response: Response): Uint8Array<ArrayBuffer> | undefined => sentParts.get(response);

/** The same response, but its body fails in the middle. `Content-Length` stays that of the whole body. */
export const truncate = async (response: Response): Promise<Response> => {
  // A preflight response, for example, has no body to truncate.
  if (!response.body) return response;
  const whole = new Uint8Array(await response.arrayBuffer());
  const part = whole.slice(0, whole.byteLength >> 1);
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(whole.byteLength));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(part);
    },
    // Runs once the part has been read: an error in `start` would discard it.
    pull(controller) {
      controller.error(new ConnectionDropped());
    },
  });
  const cut = new Response(body, { status: response.status, headers });
  sentParts.set(cut, part);
  return cut;
};
