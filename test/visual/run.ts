// Compares screenshots of the built Storybook with the baselines, and writes a page to review the differences:
// run.ts [--update] [<part of a name> ...]. With `--update`, differing screenshots become baselines.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { baselines } from './baselines.js';
import { openCamera } from './camera.js';
import { toPictureName, PICTURES } from './pictures.js';
import { writeReview } from './review.js';
import { toShot } from './shot.js';
import { judge, type Verdict } from './verdict.js';

const { values: options, positionals: parts } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false } },
});
const names = PICTURES.map(toPictureName);
/** A full name selects only that screenshot. */
const isMeant = (name: string): boolean =>
  !parts.length || parts.some((part) => (names.includes(part) ? name === part : name.includes(part)));

const takeAll = async (): Promise<readonly Verdict[]> => {
  const waiting = PICTURES.filter((picture) => isMeant(toPictureName(picture)));
  const verdicts: Verdict[] = [];
  const camera = await openCamera();
  const work = async (): Promise<void> => {
    for (let picture = waiting.shift(); picture; picture = waiting.shift()) {
      const name = toPictureName(picture);
      try {
        verdicts.push(judge(name, await baselines.read(name), await camera.take(toShot(picture))));
      } catch (error) {
        verdicts.push({ name, kind: 'broken', words: String(error).split('\n')[0] ?? '' });
      }
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  await camera.close();
  return verdicts;
};

const findExtra = async (): Promise<readonly Verdict[]> => {
  const extra = (await baselines.names()).filter((name) => isMeant(name) && !names.includes(name));
  return Promise.all(
    extra.map(async (name) => ({
      name,
      kind: 'extra' as const,
      words: 'No picture has this name any more.',
      before: await baselines.read(name),
    })),
  );
};

/** Returns true if there was a screenshot to accept. */
const takeOver = async ({ name, kind, after }: Verdict): Promise<boolean> => {
  if (kind === 'extra') await baselines.remove(name);
  else if (after) await baselines.write(name, after);
  return kind === 'extra' || after !== undefined;
};

const startedAt = performance.now();
const verdicts = [...(await takeAll()), ...(await findExtra())].sort((a, b) => a.name.localeCompare(b.name));
const counts = { passed: 0, failed: 0 };
for (const verdict of verdicts) {
  const isGood = verdict.kind === 'same';
  const isTaken = !isGood && options.update && (await takeOver(verdict));
  counts[isGood || isTaken ? 'passed' : 'failed']++;
  if (!isGood || verdict.difference)
    console.log(`${isTaken ? 'taken over' : verdict.kind}: ${verdict.name}: ${verdict.words}`);
}
const page = await writeReview(verdicts.filter(({ kind }) => kind !== 'same'));
console.log(`in ${Math.round((performance.now() - startedAt) / 1_000)} s; to review: ${page}`);
console.log(`visual: ${counts.passed} passed, ${counts.failed} failed`);
// A run without screenshots is a failure.
process.exitCode = counts.failed || !counts.passed ? 1 : 0;
