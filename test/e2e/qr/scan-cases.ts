import type { TestEnvironment } from '../support/test-environment.js';
import { FACTORS, getName, type Case } from './cases.js';
import { findProblems } from './scan.js';
import { openScreen, type Screen } from './screen.js';

/** Two at a time: one renders while the other is scanned. */
const SCREENS = 2;

export interface Verdict {
  readonly name: string;
  /** Empty if both scanners read the URL and the code meets its requirements. */
  readonly problems: readonly string[];
}

/** Returns the problems of one case, also if the page never shows the code. */
const findProblemsOn = async (screen: Screen, shown: Case, number: number): Promise<readonly string[]> => {
  try {
    const { png, url } = await screen.show(shown, number);
    return await findProblems(png, url, shown.ratio);
  } catch (error) {
    return [String(error)];
  }
};

/** Shows each case on a screen of its pixel ratio, and scans it. */
export const scanCases = async (
  environment: TestEnvironment,
  cases: readonly Case[],
  onVerdict: (verdict: Verdict) => void,
): Promise<void> => {
  const ratios = [...FACTORS.ratio];
  const work = async (): Promise<void> => {
    for (let ratio = ratios.shift(); ratio; ratio = ratios.shift()) {
      const screen = await openScreen(environment, ratio);
      for (const [number, shown] of cases.entries()) {
        if (shown.ratio !== ratio) continue;
        onVerdict({ name: getName(shown), problems: await findProblemsOn(screen, shown, number) });
      }
      await screen.close();
    }
  };
  await Promise.all(Array.from({ length: SCREENS }, work));
};
