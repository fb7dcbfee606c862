/** Commands of @web/test-runner-commands that not every engine supports. */
export type Command = 'emulateMedia';

/** For each engine: what it or its driver does not have, and why. */
export type Limits = Readonly<Partial<Record<Command, string>>>;

export const LIMITS = {
  chromium: {},
  firefox: { emulateMedia: 'WebDriver BiDi in Firefox has no command for what a page asks of its medium' },
  webkit: {
    emulateMedia: 'WebKitWebDriver has no command for what a page asks of its medium',
  },
} as const satisfies Readonly<Record<string, Limits>>;

export type EngineName = keyof typeof LIMITS;
