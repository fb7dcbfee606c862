// Opens a Storybook as its readers do, and looks at the first page.

/** The limit from the navigation to the heading of the first page, milliseconds. */
const LIMIT_MS = 5_000;
/** The number of attempts: another program may slow one down. */
const ATTEMPTS = 3;
/** The help for whoever sets up a Storybook. Its checklist is shown by `storybook dev` only, so its settings are checked, too. */
const SETUP = /get started|checklist|onboarding/i;

/** Runs in the page: returns the settings that show the setup checklist. */
const getSetupFeatures = () =>
  ['menuOnboardingChecklist', 'sidebarOnboardingChecklist'].filter((name) => globalThis.FEATURES[name] !== false);

/** Resolves to the time to the heading in an empty cache, or undefined if it is too late, and to the setup help. */
const openFirstPage = async (browser, base) => {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    const startedAt = Date.now();
    await page.goto(`${base}/`, { waitUntil: 'commit' });
    const heading = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs h1').first();
    const ms = await heading.waitFor({ timeout: LIMIT_MS }).then(
      () => Date.now() - startedAt,
      // Playwright's only error here is its timeout.
      () => undefined,
    );
    const texts = SETUP.exec(await page.locator('body').innerText()) ?? [];
    return { ms, setup: [...texts, ...(await page.evaluate(getSetupFeatures))] };
  } finally {
    await context.close();
  }
};

/** Resolves to the problems of the first page, and prints the time to its heading. */
export const checkFirstPage = async (browser, base) => {
  let opened = {};
  for (let attempt = 0; attempt < ATTEMPTS && opened.ms === undefined; attempt++)
    opened = await openFirstPage(browser, base);
  const { ms, setup } = opened;
  if (ms !== undefined) console.log(`heading of the first page after ${(ms / 1_000).toFixed(1)} s`);
  return [
    ...(ms === undefined ? [`no heading within ${LIMIT_MS / 1_000} s`] : []),
    ...setup.map((help) => `shows the help for setting up Storybook: ${help}`),
  ];
};
