import type { World } from '../support/world.js';
import { FACTORS, getName, type Case } from './cases.js';
import { findProblems } from './scan.js';
import { openScreen, type Screen } from './screen.js';

/** Two screens at a time: one is drawn while the other is read. */
const SCREENS = 2;

export interface Verdict {
  readonly name: string;
  /** None when both scanners read the URL, and the code is as it must be. */
  readonly problems: readonly string[];
}

/** A page can also keep the code off the screen altogether. */
const problemsOn = async (screen: Screen, shown: Case, number: number): Promise<readonly string[]> => {
  try {
    const { png, url } = await screen.show(shown, number);
    return await findProblems(png, url, shown.ratio);
  } catch (error) {
    return [String(error)];
  }
};

/** Shows each case on a screen of its pixel ratio, and scans it. */
export const prove = async (
  world: World,
  cases: readonly Case[],
  onVerdict: (verdict: Verdict) => void,
): Promise<void> => {
  const ratios = [...FACTORS.ratio];
  const work = async (): Promise<void> => {
    for (let ratio = ratios.shift(); ratio; ratio = ratios.shift()) {
      const screen = await openScreen(world, ratio);
      for (const [number, shown] of cases.entries()) {
        if (shown.ratio !== ratio) continue;
        onVerdict({ name: getName(shown), problems: await problemsOn(screen, shown, number) });
      }
      await screen.close();
    }
  };
  await Promise.all(Array.from({ length: SCREENS }, work));
};
