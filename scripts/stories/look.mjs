// Checks the shown entry with axe and for broken links, and takes screenshots of it on request.
import { join } from 'node:path';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ROOTS = { story: '#storybook-root', docs: '#storybook-docs' };
/** The width of a phone, and one that is wider than the element gets, CSS pixels. */
const WIDTHS = [400, 900];
export const VIEWPORT = { width: WIDTHS[0], height: 600 };

/** Runs in the page: waits for rendering, because a screenshot right after a resize may show parts of the old layout. */
const repaint = () =>
  new Promise((resolve) => {
    globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(resolve));
  });

/** Runs in the page: returns the colour schemes of a story: both, or its own if it sets one. */
const readSchemes = () => {
  const names = globalThis.getComputedStyle(globalThis.document.documentElement).colorScheme.split(' ');
  return ['light', 'dark'].filter((name) => names.includes(name) || names.includes('normal'));
};

/** Runs in the page: returns the entries that a docs page links to. */
const readLinks = () =>
  [...globalThis.document.querySelectorAll('#storybook-docs a[href*="?path="]')].map((link) =>
    link.getAttribute('href').replace(/^.*\/(docs|story)\//, ''),
  );

const axeProblems = async (page, type, scheme) => {
  const { violations } = await page.evaluate(
    ([root, values]) => globalThis.axe.run(root, { runOnly: values, resultTypes: ['violations'] }),
    [ROOTS[type], WCAG],
  );
  return violations.map(
    ({ id, nodes }) => `axe, ${scheme}: ${id} at ${nodes.map(({ target }) => target.flat().join(' ')).join('; ')}`,
  );
};

const shoot = async (page, path) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ ...VIEWPORT, width });
    await page.evaluate(repaint);
    // The first screenshot after a resize may show parts of the old layout.
    await page.screenshot({ fullPage: true });
    await page.screenshot({ path: `${path}.${width}.png`, fullPage: true });
  }
  await page.setViewportSize(VIEWPORT);
};

const lookIn = async (page, { id, type }, scheme, shots) => {
  const problems = await axeProblems(page, type, scheme);
  if (shots) await shoot(page, join(shots, `${id}.${scheme}`));
  return problems;
};

/** Checks a story in each of its colour schemes, without running it again. */
export const lookAtStory = async (page, entry, shots) => {
  const problems = [];
  for (const scheme of await page.evaluate(readSchemes)) {
    await page.emulateMedia({ colorScheme: scheme });
    problems.push(...(await lookIn(page, entry, scheme, shots)));
  }
  return problems;
};

/** Checks a docs page in the colour scheme in which it was opened, because Storybook reads it only once. */
export const lookAtDocs = async (page, entry, scheme, shots, ids) => {
  // A story before it may have changed the scheme.
  await page.emulateMedia({ colorScheme: scheme });
  const dead = (await page.evaluate(readLinks)).filter((id) => !ids.includes(id));
  return [...dead.map((id) => `leads nowhere: ${id}`), ...(await lookIn(page, entry, scheme, shots))];
};
