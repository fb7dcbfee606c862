// Checks entries, one after the other in the same page.
import { lookAtDocs, lookAtStory } from './look.mjs';
import { open, show } from './show.mjs';
import { shorten, watch } from './watch.mjs';

/** The number of entries after which a page is closed, because it accumulates memory. */
const ENTRIES_PER_PAGE = 60;
/** The time limit for loading Storybook itself, milliseconds. */
const OPENING_DEADLINE_MS = 60_000;

/** A browser that hangs must not hang the check. */
const inTime = (promise, deadlineMs) =>
  Promise.race([
    promise,
    new Promise((_, reject) => {
      setTimeout(reject, deadlineMs, new Error('not finished in time')).unref();
    }),
  ]);

const openPage = async ({ context, base, axe }, scheme) => {
  const page = await context.newPage();
  const takeProblems = watch(page, base);
  await page.emulateMedia({ colorScheme: scheme });
  await open(page, base);
  await page.evaluate(axe);
  return { page, takeProblems, scheme, shown: 0 };
};

const examine = async ({ page, scheme }, entry, { shots, ids }) => {
  const problems = await show(page, entry);
  const seen =
    entry.type === 'docs' ? await lookAtDocs(page, entry, scheme, shots, ids) : await lookAtStory(page, entry, shots);
  return [...problems, ...seen];
};

const check = async (opened, entry, options) => {
  opened.shown++;
  const problems = [];
  try {
    problems.push(...(await inTime(examine(opened, entry, options), options.deadlineMs)));
  } catch (error) {
    problems.push(String(error));
  }
  return [...problems, ...opened.takeProblems()].map(shorten);
};

/**
 * Returns a function that resolves to the problems of an entry in a Storybook that is opened in a colour scheme. An entry with
 * problems is checked again in a new page, to exclude problems of the previous entry.
 */
export const createWorker = (browser, options) => {
  let opened;
  let previous;
  const renew = async (scheme) => {
    const before = opened;
    opened = await inTime(openPage(browser, scheme), OPENING_DEADLINE_MS);
    // Closed after the new page is open, because a browser without pages may exit.
    await before?.page.close();
    previous = undefined;
  };
  return async ({ entry, scheme }) => {
    if (opened?.scheme !== scheme || opened.shown >= ENTRIES_PER_PAGE) await renew(scheme);
    const problems = await check(opened, entry, options);
    const before = previous;
    previous = entry.id;
    if (!problems.length) return [];
    await renew(scheme);
    if (!before) return problems;
    const alone = await check(opened, entry, options);
    await renew(scheme);
    return alone.length ? alone : [`only after ${before}:`, ...problems];
  };
};
