/** Commands of @web/test-runner-commands that not every engine supports. */
export type Command = 'emulateMedia';

/** The commands that an engine or its driver does not support, with the reason. */
export type Limits = Readonly<Partial<Record<Command, string>>>;

export const LIMITS = {
  chromium: {},
  firefox: { emulateMedia: 'WebDriver BiDi in Firefox has no command to emulate media features' },
  webkit: {
    emulateMedia: 'WebKitWebDriver has no command to emulate media features',
  },
} as const satisfies Readonly<Record<string, Limits>>;

export type EngineName = keyof typeof LIMITS;
