// Opens every story and docs page of a built Storybook in Chromium and fails when one throws, logs an error or a warning,
// leaves the page's origin, has a play function that does not finish, or breaks a rule of accessibility, light or dark. Without
// `--only`, also opens its first page, whose heading must be there within 5 s.
// check-stories.mjs [folder] [--shots <folder>] [--only <part of an id>] [--deadline <milliseconds>]
import { mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { CHROMIUM_ARGS, findBrowser } from './find-browser.mjs';
import { checkFirstPage } from './stories/first-page.mjs';
import { VIEWPORT } from './stories/look.mjs';
import { serveFolder } from './serve-folder.mjs';
import { createWorker } from './stories/worker.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    shots: { type: 'string' },
    only: { type: 'string', default: '' },
    /** The time limit for one entry, screenshots included, milliseconds. */
    deadline: { type: 'string', default: '30000' },
  },
});
const folder = positionals[0] ?? 'storybook-static';

/** Stories change their colour scheme while they are shown; docs pages only read it when they are opened. */
const toTasks = (entries) => [
  ...entries.map((entry) => ({ entry, scheme: 'light' })),
  ...entries.filter(({ type }) => type === 'docs').map((entry) => ({ entry, scheme: 'dark' })),
];

const report = (problems, seconds) => {
  const found = [...problems].filter(([, list]) => list.length);
  for (const [id, list] of found) console.log([id, ...list].join('\n  '));
  const passed = problems.size - found.length;
  console.log(`in ${seconds} s`);
  console.log(`stories: ${passed} passed, ${found.length} failed`);
  // A run without entries is a failure.
  return found.length === 0 && passed > 0;
};

const main = async () => {
  const startedAt = Date.now();
  const { entries } = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8'));
  const axe = await readFile(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
  const tasks = toTasks(Object.values(entries).filter(({ id }) => id.includes(values.only)));
  const problems = new Map(tasks.map(({ entry }) => [entry.id, []]));
  if (values.shots) await mkdir(values.shots, { recursive: true });

  const { base, close } = await serveFolder(folder);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: CHROMIUM_ARGS });
  // Before the stories, which would slow it down.
  if (!values.only) problems.set('first page', await checkFirstPage(browser, base));
  const context = await browser.newContext({ viewport: VIEWPORT, reducedMotion: 'reduce' });
  const options = { shots: values.shots, deadlineMs: Number(values.deadline), ids: Object.keys(entries) };
  const work = async () => {
    const check = createWorker({ context, base, axe }, options);
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      problems.get(task.entry.id).push(...(await check(task)));
    }
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  await browser.close();
  close();

  const isGood = report(problems, Math.round((Date.now() - startedAt) / 1_000));
  process.exitCode = isGood ? 0 : 1;
};

await main();
