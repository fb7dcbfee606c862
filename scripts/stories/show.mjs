// Shows one entry of a Storybook after the other in the same page.

/** Runs in the page before anything else: `storyEnd` tells how the entry that is being shown ends. */
const listen = () => {
  let settle;
  const begin = () => {
    globalThis.storyEnd = new Promise((resolve) => {
      settle = resolve;
    });
  };
  begin();
  globalThis.showEntry = (storyId, viewMode) => {
    begin();
    globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('setCurrentStory', { storyId, viewMode });
  };
  const hear = (channel) => {
    channel.on('storyFinished', ({ status }) => settle({ status }));
    // Storybook tells of these before it tells of the end.
    channel.on('unhandledErrorsWhilePlaying', ([{ message }]) => settle({ status: 'unhandled', message }));
    channel.on('docsRendered', () => settle({ status: 'success' }));
    for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
      channel.on(event, ({ message, description } = {}) => settle({ status: event, message: message ?? description }));
  };
  const find = () => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    if (channel) hear(channel);
    else setTimeout(find);
  };
  find();
};

/** Runs in the page: whether the stories on a docs page have been drawn, or have failed to. */
const areStoriesDrawn = () =>
  globalThis.__STORYBOOK_PREVIEW__.storyRenders.every(({ phase }) => ['finished', 'errored'].includes(phase));

/** Prepares a page for a Storybook; goes before its address. */
export const prepare = (page) => page.addInitScript(listen);

/** Runs in the page: Storybook's own checks would still be at work when the entry changes. */
const checkNothing = () => {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
};

/** Opens a Storybook without any entry. */
export const open = async (page, base) => {
  await prepare(page);
  await page.goto(`${base}/iframe.html`);
  await page.evaluate('storyEnd');
  await page.evaluate(checkNothing);
};

/** Resolves to what Storybook says went wrong until the entry was shown and played. */
export const show = async (page, { id, type }) => {
  await page.evaluate(([name, mode]) => globalThis.showEntry(name, mode), [id, type]);
  const { status, message = '' } = await page.evaluate('storyEnd');
  if (type === 'docs') await page.waitForFunction(areStoriesDrawn);
  return status === 'success' ? [] : [`${status} ${message}`];
};
