import { MAX_REASON_LENGTH, type StepId } from '../gateway/wire/conformance-steps.js';
import type { SavedRun } from './saved-run.js';
import { fail, skip, type Outcome, type ReloadState, type Step, type StepContext } from './steps/step.js';

/** The environment of the runner. */
export interface RunnerPorts extends Omit<
  StepContext,
  'address' | 'setAddress' | 'resumed' | 'reload' | 'setPageEndOutcome' | 'signal'
> {
  readonly steps: readonly Step[];
  /** Stores and reports the run. Called after each step, before a reload, and while the page ends. */
  readonly save: (run: SavedRun) => void;
  /** Reloads the page. */
  readonly reload: () => void;
  /** A step has begun; `skipStep` ends it as skipped. */
  readonly onStep: (id: StepId, skipStep: () => void) => void;
  /** Calls back when the page ends, or is hidden. */
  readonly onPageEnd: (callback: (isGone: boolean) => void) => void;
}

/** The reason of a step that a person has skipped. */
const SKIPPED = 'Skipped by the person who ran the check.';

/** Returns why a step cannot run; undefined if it can. */
const findObstacle = ({ requires }: Step, { wallet, chain }: RunnerPorts, address: string | undefined) => {
  if (requires === 'nothing') return undefined;
  if (!wallet) return 'The host has announced no wallet.';
  if (!chain) return `The wallet supports none of the sandbox's networks, but ${wallet.chains?.join(', ') || 'none'}.`;
  return requires === 'account' && address === undefined ? 'There is no account: see the step accounts.' : undefined;
};

/** Runs the steps that have no result yet, and resolves when all have one, or when the page reloads. */
export const runSteps = async (saved: SavedRun, ports: RunnerPorts): Promise<void> => {
  const { steps, save, clock, onStep, onPageEnd } = ports;
  let run = saved;
  let hasEnded = false;
  let startedAt = clock.now();
  let pageEndOutcome: Outcome | undefined;

  const add = (id: StepId, { result, reason }: Outcome): void => {
    const durationMs = Math.max(0, Math.round(clock.now() - startedAt));
    const step = { id, result, reason: reason.slice(0, MAX_REASON_LENGTH), durationMs };
    const results = [...run.steps, step];
    run = { ...run, current: undefined, steps: results, isFinished: results.length === steps.length };
  };
  const getPending = (): readonly Step[] => steps.filter(({ id }) => !run.steps.some((step) => step.id === id));

  onPageEnd((isGone) => {
    const [current, ...others] = getPending();
    // A page that is only hidden may come back: that says something only after the host has accepted to end it.
    if (hasEnded || !current || !pageEndOutcome || (!isGone && pageEndOutcome.result !== 'pass')) return;
    hasEnded = true;
    add(current.id, pageEndOutcome);
    startedAt = clock.now();
    for (const { id } of others) add(id, skip(`The host ended the page at the step ${current.id}.`));
    save(run);
  });

  /** Resolves to undefined if the page reloads. */
  const runStep = async (step: Step): Promise<Outcome | undefined> => {
    const obstacle = findObstacle(step, ports, run.address);
    if (obstacle !== undefined) return skip(obstacle);
    const controller = new AbortController();
    const skipped = new Promise<Outcome>((resolve) => {
      onStep(step.id, () => {
        controller.abort(new Error(SKIPPED));
        resolve(skip(SKIPPED));
      });
    });
    const resumed = run.current?.id === step.id ? run.current : undefined;
    startedAt = resumed?.startedAt ?? clock.now();
    let isReloading: () => void;
    const reloads = new Promise<undefined>((resolve) => {
      isReloading = () => {
        resolve(undefined);
      };
    });
    const outcome = step.run({
      ...ports,
      address: run.address,
      setAddress: (address) => {
        run = { ...run, address };
      },
      resumed: resumed?.state,
      reload: (state: ReloadState) => {
        run = { ...run, current: { id: step.id, startedAt, state } };
        save(run);
        isReloading();
        ports.reload();
        return new Promise<never>(() => undefined);
      },
      setPageEndOutcome: (end) => {
        pageEndOutcome = end;
      },
      signal: controller.signal,
    });
    try {
      return await Promise.race([outcome, skipped, reloads]);
    } catch (error) {
      if (controller.signal.aborted) return skip(SKIPPED);
      return fail(`The check itself failed: ${error instanceof Error ? error.message : String(error)}`);
    }
  };

  for (const step of getPending()) {
    startedAt = clock.now();
    pageEndOutcome = undefined;
    const outcome = await runStep(step);
    if (!outcome || hasEnded) return;
    add(step.id, outcome);
    save(run);
  }
};
