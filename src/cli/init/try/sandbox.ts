import { TestOrderError } from './test-order-error.js';
import type { StartedProcess, TryPorts } from './try-ports.js';
import { waitFor } from './wait-for.js';

const START_TIMEOUT_MS = 30_000;
const DELIVERY_TIMEOUT_MS = 30_000;

/** The sandbox is not on a registry: without --no-install, npx could download another package of that name. */
const MISSING_SANDBOX = `The sandbox is not installed in this project, and a test order needs its own, whether or not one runs. In the repository of pay-status, run
    npm run build && npm pack -w demo
  and in this project
    npm install --save-dev ../pay-status/pay-status-sandbox-0.1.0.tgz
    npx --no-install pay-status init --try`;

/** Its settings are those of this command, not of the developer's environment: nothing is stored. */
const VARIABLES = { PORT: undefined, DATABASE_URL: undefined, SANDBOX_BASE_URL: undefined };

/** A sandbox that has started. */
export interface Sandbox {
  readonly url: string;
  /** Registers a webhook endpoint, and resolves to its signing secret. */
  readonly registerEndpoint: (url: string) => Promise<string>;
  /** Takes the steps of a buyer who pays. */
  readonly succeed: (paymentId: string) => Promise<void>;
  /** Resolves when the endpoint of a program has accepted an event of a type. */
  readonly waitForDelivery: (eventType: string, receiver: StartedProcess) => Promise<void>;
}

interface Delivery {
  readonly eventType: string;
  readonly state: string;
}

/**
 * Starts the sandbox on a free port, with its data in memory.
 *
 * @param onStart called with the process, before it is ready
 * @throws TestOrderError if it is not installed, or does not start
 */
export const startSandbox = async (
  ports: TryPorts & { readonly signal: AbortSignal },
  onStart: (program: StartedProcess) => void,
): Promise<Sandbox> => {
  const command = await ports.findCommand('pay-status-sandbox');
  if (!command) throw new TestOrderError(MISSING_SANDBOX);
  const program = ports.startNode([command, '--port', '0', '--data', 'memory', '--log', 'off'], VARIABLES);
  onStart(program);
  const url = await waitFor(
    {
      read: () => Promise.resolve(/sandbox ready at (http:\S+)/.exec(program.getOutput())?.[1]),
      timeoutMs: START_TIMEOUT_MS,
      problem: 'The sandbox has not started',
      program,
    },
    ports,
  );
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { 'Content-Type': 'application/json' };
    const init = { method, headers, signal: ports.signal, ...(body && { body: JSON.stringify(body) }) };
    const response = await ports.fetch(`${url}/sandbox/${path}`, init);
    if (response.ok) return response.json();
    throw new TestOrderError(`The sandbox answered ${method} /sandbox/${path} with status ${response.status}.`);
  };
  return {
    url,
    registerEndpoint: async (endpoint) => {
      const { secret } = (await send('PUT', 'webhook-endpoint', { url: endpoint })) as { readonly secret: string };
      return secret;
    },
    succeed: async (paymentId) => {
      await send('POST', `payments/${paymentId}/succeed`, {});
    },
    waitForDelivery: async (eventType, receiver) => {
      await waitFor(
        {
          read: async () => {
            const { data } = (await send('GET', 'deliveries?mode=test')) as { readonly data: readonly Delivery[] };
            return data.find((each) => each.eventType === eventType && each.state === 'delivered');
          },
          timeoutMs: DELIVERY_TIMEOUT_MS,
          problem: `The webhook receiver has not accepted ${eventType}`,
          program: receiver,
        },
        ports,
      );
    },
  };
};
