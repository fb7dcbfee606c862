import type { World } from '../support/world.js';
import { FACTORS, nameOf, type Case } from './cases.js';
import { problemsOf } from './scan.js';
import { openScreen } from './screen.js';

/** Two screens at a time: one is drawn while the other is read. */
const SCREENS = 2;

export interface Verdict {
  readonly name: string;
  /** None when both scanners read the URL, and the code is as it must be. */
  readonly problems: readonly string[];
}

const proveOnScreen = async (
  world: World,
  ratio: number,
  cases: readonly Case[],
  onVerdict: (verdict: Verdict) => void,
) => {
  const screen = await openScreen(world, ratio);
  for (const [at, shown] of cases.entries()) {
    const { png, url } = await screen.show(shown, at);
    onVerdict({ name: nameOf(shown), problems: await problemsOf(png, url, ratio) });
  }
  await screen.close();
};

/** Shows each case on a screen of its pixel ratio, and scans it. */
export const prove = async (
  world: World,
  cases: readonly Case[],
  onVerdict: (verdict: Verdict) => void,
): Promise<void> => {
  const waiting = FACTORS.ratio.map((ratio) => [ratio, cases.filter((row) => row.ratio === ratio)] as const);
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await proveOnScreen(world, ...next, onVerdict);
  };
  await Promise.all(Array.from({ length: SCREENS }, work));
};
