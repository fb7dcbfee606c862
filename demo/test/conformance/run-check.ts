import { createPayingClient } from 'pay-status/wallet';
import type { MessageFromHost } from 'pay-status/host';
import { settle, VirtualClock } from '../../../test/support/virtual-clock.js';
import { createConformanceSandbox } from '../../conformance/client/sandbox-port.js';
import { createInbox } from '../../conformance/inbox.js';
import { runSteps } from '../../conformance/runner.js';
import type { SavedRun } from '../../conformance/saved-run.js';
import { STEPS } from '../../conformance/steps/index.js';
import type { StepId, StepResult } from '../../gateway/wire/conformance-steps.js';
import { conformanceReportSchema, type ConformanceStep } from '../../gateway/wire/conformance.js';
import type { Sandbox } from '../../pages/client/sandbox.js';
import { BASE_URL, BUYER, createTestGateway, type TestGateway } from '../support/test-gateway.js';
import { FakeHost, type Misbehaviour } from './fake-host.js';

/** Longer than any run, milliseconds of virtual time. */
const LONGEST_MS = 1_200_000;
const TICK_MS = 100;

export interface CheckOptions {
  /** False for an app. */
  readonly isFramed?: boolean;
  /** The steps to run; all by default. */
  readonly only?: readonly StepId[];
  /** The step that the person skips. */
  readonly skips?: StepId;
  readonly gateway?: TestGateway;
  /** Called with the run's payment before the check. */
  readonly onStart?: (paymentId: string, gateway: TestGateway) => Promise<unknown>;
  /** The payment that the host has opened; by default that of the run. */
  readonly opens?: string;
}

export interface CheckResult {
  readonly steps: readonly ConformanceStep[];
  readonly results: Readonly<Partial<Record<StepId, StepResult>>>;
  readonly isFinished: boolean;
  readonly host: FakeHost;
  readonly gateway: TestGateway;
  readonly instructions: readonly string[];
}

const toSandbox = ({ sendRequest }: TestGateway): Sandbox => {
  const request = async (method: string, path: string, body?: object) => {
    const response = await sendRequest(`/sandbox/${path}`, { method, ...(body && { body }) });
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response.json() as Promise<never>;
  };
  return { get: (path) => request('GET', path), send: (method, path, body = {}) => request(method, path, body) };
};

/** Runs the check against a host that misbehaves in these ways, on virtual time, with the requests of a real sandbox. */
export const runCheck = async (wrong: Misbehaviour = {}, options: CheckOptions = {}): Promise<CheckResult> => {
  const { isFramed = true, only, skips, gateway = createTestGateway(), opens, onStart } = options;
  const clock = new VirtualClock();
  const host = new FakeHost(clock, wrong);
  const { runId, url, paymentId } = conformanceReportSchema.parse(await (await gateway.sandbox('conformance')).json());
  // As a host takes it from the link.
  host.paymentId = opens ?? new URL(url).searchParams.get('pid') ?? undefined;
  await onStart?.(paymentId, gateway);
  const sandbox = createConformanceSandbox({
    sandbox: toSandbox(gateway),
    paymentId,
    client: createPayingClient(paymentId, {
      baseUrl: BASE_URL,
      credentials: BUYER,
      fetch: (input, init) => gateway.fetch(new Request(input, init)),
    }),
    recipient: gateway.recipient,
  });
  const steps = STEPS.filter(({ id }) => only?.includes(id) ?? true);
  const instructions: string[] = [];
  let saved: SavedRun = { runId, steps: [], isFinished: false };
  let hasEnded = false;
  let ids = 0;

  /** One load of the page. */
  const loadPage = async (): Promise<void> => {
    const listeners = new Set<(message: MessageFromHost) => void>();
    host.connect((message) => {
      for (const listener of listeners) listener(message);
    });
    const subscribe = (listener: (message: MessageFromHost) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    };
    const inbox = createInbox({ subscribe }, clock);
    host.receive({ type: 'ready' });
    const wallet = inbox.list(0).find((message) => message.type === 'wallet');
    const chains = wallet?.chains;
    let onShown = (): void => undefined;
    const show = (text: string): void => {
      instructions.push(text);
      host.instruct(text, () => onShown());
    };
    await runSteps(saved, {
      steps,
      clock,
      inbox,
      send: (message) => host.receive(message),
      page: {
        isFramed,
        canPostLastMessage: wrong.noShim ? false : isFramed ? undefined : true,
        getViewportHeight: () => host.frameHeight,
        reportHeight: (px) => host.receive({ type: 'height', px }),
        restoreHeight: () => host.receive({ type: 'height', px: 480 }),
        onShown: (callback) => {
          onShown = callback;
        },
        walletUrl: `${BASE_URL}/wallet`,
        returnUrl: BASE_URL,
      },
      person: {
        confirm: async (text) => {
          show(text);
        },
        show,
      },
      sandbox,
      randomId: () => `id-${++ids}`,
      handles: ['open-url', 'redirect'],
      wallet,
      chain: gateway.chains.find((chain) => chains?.includes(chain) ?? true),
      save: (run) => {
        saved = run;
      },
      reload: () => {
        host.forget();
        void loadPage();
      },
      onStep: (id, skipStep) => {
        if (id !== skips) return;
        const before = host.prompts;
        // Requests are prepared in real time.
        const skip = (): void => {
          if (host.prompts > before) skipStep();
          else clock.setTimeout(skip, 500);
        };
        skip();
      },
      onPageEnd: (callback) => {
        host.onPageEnd = (isGone) => {
          callback(isGone);
          hasEnded = isGone;
        };
      },
    });
  };

  void loadPage();
  for (let ms = 0; !saved.isFinished && !hasEnded && ms < LONGEST_MS; ms += TICK_MS) {
    await settle();
    await clock.advance(TICK_MS);
  }
  await settle();
  return {
    steps: saved.steps,
    results: Object.fromEntries(saved.steps.map(({ id, result }) => [id, result])),
    isFinished: saved.isFinished,
    host,
    gateway,
    instructions,
  };
};
