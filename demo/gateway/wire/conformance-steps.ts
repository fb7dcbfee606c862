/** The steps of the check of a host, in their order. The last two may end the page. */
export const STEP_IDS = [
  'theme',
  'locale',
  'height',
  'resume',
  'last-message',
  'accounts',
  'approve',
  'late-signature',
  'rejection',
  'wrong-network',
  'double-tap',
  'cancel',
  'reload-after-signing',
  'reload-while-open',
  'open-url',
  'redirect',
  'close',
] as const;
export type StepId = (typeof STEP_IDS)[number];

export const STEP_RESULTS = ['pass', 'fail', 'skip'] as const;
export type StepResult = (typeof STEP_RESULTS)[number];

/** How the page reaches its host: a frame's parent window, or the bridge of an app. */
export const BRIDGES = ['frame', 'webkit', 'android', 'react-native', 'flutter', 'none'] as const;
export type Bridge = (typeof BRIDGES)[number];

/** The longest reason of a result, UTF-16 code units. */
export const MAX_REASON_LENGTH = 500;
