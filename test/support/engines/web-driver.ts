type Method = 'GET' | 'POST' | 'DELETE';

export type Send = (method: Method, path: string, body?: object) => Promise<unknown>;

/** Sends commands to a driver (W3C WebDriver); resolves to the `value` of its response. */
const createSender =
  (base: string): Send =>
  async (method, path, body) => {
    const response = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error((value as { message: string }).message);
    return value;
  };

const isReady = async (send: Send): Promise<boolean> => {
  try {
    return ((await send('GET', '/status')) as { ready: boolean }).ready;
  } catch {
    return false;
  }
};

const POLL_INTERVAL_MS = 100;
const MAX_POLLS = 100;

const waitUntilReady = async (send: Send): Promise<void> => {
  for (let polls = 0; polls < MAX_POLLS; polls++) {
    if (await isReady(send)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
  throw new Error('The driver does not start. Is its port free?');
};

/** Starts a session with the driver at `base`. */
export const openSession = async (base: string, capabilities: object): Promise<Send> => {
  const send = createSender(base);
  await waitUntilReady(send);
  const session = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { sessionId: string };
  return createSender(`${base}/session/${sessionId}`);
};

/** Takes a screenshot of the window; resolves to a PNG. */
export const takeScreenshot = async (send: Send): Promise<Buffer> =>
  Buffer.from((await send('GET', '/screenshot')) as string, 'base64');
