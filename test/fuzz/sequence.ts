import fc from 'fast-check';
import type { DocumentReader } from '../../demo/test/support/openapi.js';
import { stepArbitrary } from './arbitraries/steps.js';
import { createResponseChecker } from './check-response.js';
import { sendStep, webhookProblems } from './send-step.js';
import type { Step } from './step.js';
import { createContext } from './context.js';

/** The most steps in a sequence. */
const MAX_STEPS = 100;
/** The time limit for shrinking a failing sequence, milliseconds. */
const SHRINK_MS = 20_000;

/** The result of one sequence. */
export interface Result {
  readonly requests: number;
  /** The shortest failing sequence, as lines; empty if there was no failure. */
  readonly failure: readonly string[];
}

/** The first failure in a sequence. */
interface Violation {
  /** The number of steps before it. */
  readonly index: number;
  readonly lines: readonly string[];
}

const bulleted = (problems: readonly string[]): readonly string[] => problems.map((problem) => `  ! ${problem}`);

export interface Fuzz {
  readonly reader: DocumentReader;
  /** True to shrink a failing sequence, which takes up to 20 seconds. */
  readonly shrinks: boolean;
}

/** Returns a function that sends a random sequence of requests, determined by its seed, to a new gateway. */
export const createFuzz = ({ reader, shrinks }: Fuzz) => {
  const checker = createResponseChecker(reader);
  const sequences = fc.array(stepArbitrary(reader), { minLength: 1, maxLength: MAX_STEPS, size: 'max' });

  const runSteps = async (
    seed: number,
    steps: readonly Step[],
  ): Promise<{ requests: number; violation?: Violation }> => {
    const context = await createContext(seed);
    let requests = 0;
    try {
      for (const [index, step] of steps.entries()) {
        for (const { request, answer, problems } of await sendStep(step, context, checker)) {
          requests++;
          if (problems.length)
            return { requests, violation: { index, lines: [request, `  -> ${answer}`, ...bulleted(problems)] } };
        }
        const broken = context.delivered.splice(0).flatMap((one) => webhookProblems(one, reader));
        if (broken.length)
          return { requests, violation: { index, lines: [`${step.what} sends`, ...bulleted(broken)] } };
      }
      return { requests };
    } finally {
      context.close();
    }
  };

  return async (seed: number): Promise<Result> => {
    let last: Awaited<ReturnType<typeof runSteps>> = { requests: 0 };
    let shortest: Pick<Result, 'failure'> = { failure: [] };
    const property = fc.asyncProperty(sequences, async (steps) => {
      last = await runSteps(seed, steps);
      const { violation } = last;
      if (!violation) return true;
      const before = steps
        .slice(0, violation.index)
        .map(({ what, method, path }) => `after ${method} ${path} (${what})`);
      shortest = { failure: [...before, ...violation.lines] };
      return false;
    });
    const { failed } = await fc.check(property, {
      seed,
      numRuns: 1,
      endOnFailure: !shrinks,
      plugins: [fc.interruptAfterTimeLimit(SHRINK_MS)],
    });
    return failed ? { requests: 0, ...shortest } : { requests: last.requests, failure: [] };
  };
};
