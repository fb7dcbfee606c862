import type { SandboxPayment, SandboxStep } from '../../gateway/wire/sandbox-payment.js';
import { NETWORKS } from './networks.js';

/** The sandbox refused a request of its own pages, or did not respond. The message is for people. */
export class SandboxError extends Error {
  override readonly name = 'SandboxError';
  /** The HTTP status of a refusal. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { readonly status?: number; readonly cause?: unknown } = {}) {
    super(message, { cause });
    this.status = status;
  }
}

const readJson = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch (cause) {
    throw new SandboxError('The response of the sandbox was incomplete. Try again.', { cause });
  }
};

/** Requests a route under `/sandbox/`: a POST request with a body. Rejects with `SandboxError`. */
const callSandbox = async (path: string, body?: object): Promise<unknown> => {
  const post = body && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
  let response: Response;
  try {
    response = await fetch(`/sandbox/${path}`, post);
  } catch (cause) {
    throw new SandboxError('The connection to the sandbox failed. Is it still running?', { cause });
  }
  const answer = await readJson(response);
  if (response.ok) return answer;
  const { message } = answer as { readonly message?: string };
  const { status } = response;
  throw new SandboxError(message ?? `The sandbox refused (${status}).`, { status });
};

/** Finds a payment by its id or its gateway URL. */
export const findPayment = async (link: string): Promise<SandboxPayment> =>
  (await callSandbox(`payments/${encodeURIComponent(link)}`)) as SandboxPayment;

/** Takes a step in place of the buyer or the chain. */
export const takeStep = async (paymentId: string, step: SandboxStep): Promise<void> => {
  await callSandbox(`payments/${encodeURIComponent(paymentId)}/${step}`, {});
};

/** Fills an address up with test coins, on each network. */
export const requestCoins = async (address: string): Promise<void> => {
  for (const chain of Object.keys(NETWORKS)) await callSandbox('faucet', { account: `${chain}:${address}` });
};
