// Checks the shown entry with axe and for broken links.

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const ROOTS = { story: '#storybook-root', docs: '#storybook-docs' };
/** As wide as a phone, CSS pixels. */
export const VIEWPORT = { width: 400, height: 600 };

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

/** Checks a story in each of its colour schemes, without running it again. */
export const lookAtStory = async (page, { type }) => {
  const problems = [];
  for (const scheme of await page.evaluate(readSchemes)) {
    await page.emulateMedia({ colorScheme: scheme });
    problems.push(...(await axeProblems(page, type, scheme)));
  }
  return problems;
};

/** Checks a docs page in the colour scheme in which it was opened, because Storybook reads it only once. */
export const lookAtDocs = async (page, { type }, scheme, ids) => {
  // A story before it may have changed the scheme.
  await page.emulateMedia({ colorScheme: scheme });
  const dead = (await page.evaluate(readLinks)).filter((id) => !ids.includes(id));
  return [...dead.map((id) => `leads nowhere: ${id}`), ...(await axeProblems(page, type, scheme))];
};
