/** What @web/test-runner-commands can ask for, and an engine has, that not every one does. */
export type Command = 'emulateMedia' | 'otherNamesOfLanguages';

/** For each engine: what it or its driver does not have, and why. */
export type Limits = Readonly<Partial<Record<Command, string>>>;

export const LIMITS = {
  chromium: {},
  firefox: { emulateMedia: 'WebDriver BiDi in Firefox has no command for what a page asks of its medium' },
  webkit: {
    emulateMedia: 'WebKitWebDriver has no command for what a page asks of its medium',
    otherNamesOfLanguages: 'the Intl of WebKit does not take “tl” for another name of “fil”: such pages are in English',
  },
} as const satisfies Readonly<Record<string, Limits>>;

export type EngineName = keyof typeof LIMITS;
