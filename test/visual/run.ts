// Compares screenshots of the built Storybook with the baselines, and writes a page to review the differences:
// run.ts [--update] [<part of a name> ...]. With `--update`, differing screenshots become baselines.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { baselines } from './baselines.js';
import { openScreenshotBrowser } from './capture.js';
import { compareScreenshots, type Comparison } from './comparison.js';
import { toPictureName, PICTURES } from './pictures.js';
import { writeReview } from './review.js';
import { toShot } from './shot.js';

const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
const names = PICTURES.map(toPictureName);
/** A full name selects only that screenshot. */
const isSelected = (name: string): boolean =>
  !parts.length || parts.some((part) => (names.includes(part) ? name === part : name.includes(part)));

const captureAll = async (): Promise<readonly Comparison[]> => {
  const waiting = PICTURES.filter((picture) => isSelected(toPictureName(picture)));
  const comparisons: Comparison[] = [];
  const browser = await openScreenshotBrowser();
  const work = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const name = toPictureName(picture);
      try {
        const screenshot = await browser.captureStory(toShot(picture));
        comparisons.push(compareScreenshots(name, await baselines.read(name), screenshot));
      } catch (error) {
        comparisons.push({ name, kind: 'broken', message: String(error).split('\n')[0] ?? '' });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  await browser.close();
  return comparisons;
};

const findExtra = async (): Promise<readonly Comparison[]> => {
  const extra = (await baselines.names()).filter((name) => isSelected(name) && !names.includes(name));
  return Promise.all(
    extra.map(async (name) => ({
      name,
      kind: 'extra' as const,
      message: 'No screenshot has this name: delete the baseline.',
      before: await baselines.read(name),
    })),
  );
};

/** Updates or deletes the baseline. Resolves to false if there is no screenshot to accept. */
const acceptBaseline = async ({ name, kind, after }: Comparison): Promise<boolean> => {
  if (kind === 'extra') await baselines.remove(name);
  else if (after) await baselines.write(name, after);
  return kind === 'extra' || after !== undefined;
};

const startedAt = performance.now();
const comparisons = [...(await captureAll()), ...(await findExtra())].sort((a, b) => a.name.localeCompare(b.name));
const counts = { passed: 0, failed: 0 };
for (const comparison of comparisons) {
  const isGood = comparison.kind === 'same';
  const isAccepted = !isGood && options.update && (await acceptBaseline(comparison));
  counts[isGood || isAccepted ? 'passed' : 'failed']++;
  if (!isGood || comparison.difference)
    console.log(`${isAccepted ? 'accepted' : comparison.kind}: ${comparison.name}: ${comparison.message}`);
}
const page = await writeReview(comparisons.filter(({ kind }) => kind !== 'same'));
console.log(`in ${Math.round((performance.now() - startedAt) / 1_000)} s; to review: ${page}`);
console.log(`visual: ${counts.passed} passed, ${counts.failed} failed`);
// A run without screenshots is a failure.
process.exitCode = counts.failed || !counts.passed ? 1 : 0;
