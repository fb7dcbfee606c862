import fc from 'fast-check';
import type { DocumentReader } from '../../demo/test/support/openapi.js';
import { stepArbitrary } from './arbitraries/steps.js';
import { createJudge, type Judge } from './judge.js';
import { play, webhookProblems } from './play.js';
import type { Step } from './step.js';
import type { Subject } from './subject.js';
import { createWorld } from './world.js';

/** The longest story, in steps. */
const MAX_STEPS = 100;
/** How long a failing story is made shorter, milliseconds: what is left then still fails. */
const SHRINK_MS = 20_000;

/** What a story came to. */
export interface Result {
  readonly requests: number;
  /** The shortest story with the same end, as lines; empty when all went well. */
  readonly failure: readonly string[];
}

/** The first thing that went wrong in a story. */
interface Violation {
  /** How many steps came before. */
  readonly index: number;
  readonly lines: readonly string[];
}

const bulleted = (problems: readonly string[]): readonly string[] => problems.map((problem) => `  ! ${problem}`);

export interface Fuzz {
  readonly reader: DocumentReader;
  readonly subject: Subject;
  /** Whether a failing story is made shorter, which takes its time. */
  readonly shortens: boolean;
  /** Counts what was reached. */
  readonly onReached: (what: string) => void;
}

/** Plays random stories against gateways with this document. */
export const createFuzz = ({ reader, subject, shortens, onReached }: Fuzz) => {
  const judge: Judge = createJudge(reader);
  const stories = fc.array(stepArbitrary(reader), { minLength: 1, maxLength: MAX_STEPS, size: 'max' });

  const tell = async (seed: number, steps: readonly Step[]): Promise<{ requests: number; violation?: Violation }> => {
    const world = await createWorld(subject, seed);
    let requests = 0;
    try {
      for (const [index, step] of steps.entries()) {
        for (const { request, answer, problems, reached } of await play(step, world, judge)) {
          requests++;
          onReached(reached);
          if (problems.length)
            return { requests, violation: { index, lines: [request, `  -> ${answer}`, ...bulleted(problems)] } };
        }
        const broken = world.delivered.splice(0).flatMap((one) => webhookProblems(one, reader));
        if (broken.length)
          return { requests, violation: { index, lines: [`${step.what} sends`, ...bulleted(broken)] } };
      }
      return { requests };
    } finally {
      world.close();
    }
  };

  return async (seed: number): Promise<Result> => {
    let last: Awaited<ReturnType<typeof tell>> = { requests: 0 };
    let shortest: Pick<Result, 'failure'> = { failure: [] };
    const property = fc.asyncProperty(stories, async (steps) => {
      last = await tell(seed, steps);
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
      endOnFailure: !shortens,
      interruptAfterTimeLimit: SHRINK_MS,
    });
    return failed ? { requests: 0, ...shortest } : { requests: last.requests, failure: [] };
  };
};
