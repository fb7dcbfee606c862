// Shows the entries of a Storybook, one after the other in the same page.

/** Runs in the page before its scripts: defines `storyEnd`, a promise of the result of the shown entry. */
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
  const subscribe = (channel) => {
    channel.on('storyFinished', ({ status }) => settle({ status }));
    // Storybook emits these before `storyFinished`.
    channel.on('unhandledErrorsWhilePlaying', ([{ message }]) => settle({ status: 'unhandled', message }));
    channel.on('docsRendered', () => settle({ status: 'success' }));
    for (const event of ['storyMissing', 'storyErrored', 'storyThrewException', 'playFunctionThrewException'])
      channel.on(event, ({ message, description } = {}) => settle({ status: event, message: message ?? description }));
  };
  const find = () => {
    const channel = globalThis.__STORYBOOK_ADDONS_CHANNEL__;
    if (channel) subscribe(channel);
    else setTimeout(find);
  };
  find();
};

/** Runs in the page: returns true if all stories on a docs page have rendered or failed. */
const areStoriesRendered = () =>
  globalThis.__STORYBOOK_PREVIEW__.storyRenders.every(({ phase }) => ['finished', 'errored'].includes(phase));

/** Prepares a page for a Storybook. Call it before navigating to the Storybook. */
export const prepare = (page) => page.addInitScript(listen);

/** Runs in the page: disables Storybook's own accessibility checks, which would still be running when the entry changes. */
const disableChecks = () => {
  globalThis.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } });
};

/** Opens a Storybook without any entry. */
export const open = async (page, base) => {
  await prepare(page);
  await page.goto(`${base}/iframe.html`);
  await page.evaluate('storyEnd');
  await page.evaluate(disableChecks);
};

/** Shows an entry, and resolves to the problems that Storybook has reported when it has been played. */
export const show = async (page, { id, type }) => {
  await page.evaluate(([name, mode]) => globalThis.showEntry(name, mode), [id, type]);
  const { status, message = '' } = await page.evaluate('storyEnd');
  if (type === 'docs') await page.waitForFunction(areStoriesRendered);
  return status === 'success' ? [] : [`${status} ${message}`];
};
