// Looks at an entry that is shown: with axe, for links that lead nowhere, and for whoever wants pictures, with a camera.
import { join } from 'node:path';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ROOTS = { story: '#storybook-root', docs: '#storybook-docs' };
/** A phone, and as wide as the element gets with room to spare. */
const WIDTHS = [400, 900];
export const VIEWPORT = { width: WIDTHS[0], height: 600 };

/** Runs in the page: screenshots of a page that has just been resized show pieces of what was there before. */
const repaint = () =>
  new Promise((resolve) => {
    globalThis.requestAnimationFrame(() => globalThis.requestAnimationFrame(resolve));
  });

/** Runs in the page: the schemes that a story can be seen in, those that it leaves to the system, or its own. */
const readSchemes = () => {
  const names = globalThis.getComputedStyle(globalThis.document.documentElement).colorScheme.split(' ');
  return ['light', 'dark'].filter((name) => names.includes(name) || names.includes('normal'));
};

/** Runs in the page: the entries that links of a page of text lead to. */
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
    // The first picture after a resize may be made of pieces of what was there before.
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

/** A story, in each of its schemes: nothing in it runs again in between. */
export const lookAtStory = async (page, entry, shots) => {
  const problems = [];
  for (const scheme of await page.evaluate(readSchemes)) {
    await page.emulateMedia({ colorScheme: scheme });
    problems.push(...(await lookIn(page, entry, scheme, shots)));
  }
  return problems;
};

/** A page of text, in the scheme that it was opened in: Storybook asks for that only once. */
export const lookAtDocs = async (page, entry, scheme, shots, ids) => {
  const dead = (await page.evaluate(readLinks)).filter((id) => !ids.includes(id));
  return [...dead.map((id) => `leads nowhere: ${id}`), ...(await lookIn(page, entry, scheme, shots))];
};
