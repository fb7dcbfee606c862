import { CASES } from './cases.js';
import { getForms, getOutcome } from './delivery.js';

/** One delivery, passed as one of the input types. */
export interface MatrixEntry {
  /** Such as `refuses no id as missing_header, given as Request`. */
  readonly name: string;
  readonly expected: string;
  readonly outcome: () => Promise<string>;
}

export const MATRIX: readonly MatrixEntry[] = Object.entries(CASES).flatMap(([expected, deliveries]) =>
  deliveries.flatMap((delivery) =>
    getForms(delivery).map((form) => ({
      name: `${expected === 'accepted' ? `accepts ${delivery.title}` : `refuses ${delivery.title} as ${expected}`}, given as ${form}`,
      expected,
      outcome: () => getOutcome(delivery, form),
    })),
  ),
);

/** Result of the whole matrix. */
export interface MatrixReport {
  /** The runtime's `navigator.userAgent`, such as `Deno/2.9.5`. */
  readonly runtime: string;
  readonly passed: number;
  /** Failed cases with their errors. */
  readonly failures: readonly string[];
}

export const runMatrix = async (): Promise<MatrixReport> => {
  const failures: string[] = [];
  let passed = 0;
  for (const { name, expected, outcome } of MATRIX) {
    const actual = await outcome();
    if (actual === expected) passed++;
    else failures.push(`${name}: ${actual}`);
  }
  return { runtime: navigator.userAgent, passed, failures };
};
