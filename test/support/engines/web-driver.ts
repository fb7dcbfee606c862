type Method = 'GET' | 'POST' | 'DELETE';

export type Send = (method: Method, path: string, body?: object) => Promise<unknown>;

/** Sends commands to a driver (W3C WebDriver); resolves to the `value` of its answer. */
const sendTo =
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

const POLL_MS = 100;
const MOST_POLLS = 100;

const untilReady = async (send: Send): Promise<void> => {
  for (let polls = 0; polls < MOST_POLLS; polls++) {
    if (await isReady(send)) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error('The driver does not start.');
};

/** Begins a session with the driver that listens at `base`. */
export const openSession = async (base: string, capabilities: object): Promise<Send> => {
  const send = sendTo(base);
  await untilReady(send);
  const session = await send('POST', '/session', { capabilities: { alwaysMatch: capabilities } });
  const { sessionId } = session as { sessionId: string };
  return sendTo(`${base}/session/${sessionId}`);
};

/** Resolves to a PNG of what is in the window. */
export const screenshot = async (send: Send): Promise<Buffer> =>
  Buffer.from((await send('GET', '/screenshot')) as string, 'base64');
