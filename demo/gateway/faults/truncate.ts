/** The connection broke. A `TypeError`, because that is what `fetch` rejects with in a browser. */
export class ConnectionDropped extends TypeError {
  constructor() {
    super('The connection was dropped');
  }
}

const sentParts = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** What is sent of an answer before its connection breaks; undefined for a whole answer. For servers with a socket. */
export const sentPartOf = (response: Response): Uint8Array<ArrayBuffer> | undefined => sentParts.get(response);

/** The same answer, but its body breaks off in the middle. The announced length stays that of the whole. */
export const truncate = async (response: Response): Promise<Response> => {
  const whole = new Uint8Array(await response.arrayBuffer());
  const part = whole.slice(0, whole.byteLength >> 1);
  const headers = new Headers(response.headers);
  headers.set('Content-Length', String(whole.byteLength));
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(part);
    },
    // Runs once the part has been read: an error in `start` would swallow it.
    pull(controller) {
      controller.error(new ConnectionDropped());
    },
  });
  const cut = new Response(body, { status: response.status, headers });
  sentParts.set(cut, part);
  return cut;
};
