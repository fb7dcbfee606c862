import type { StepId, StepResult } from '../gateway/wire/conformance-steps.js';

/** Names of the steps, for people. */
export const STEP_TITLES: Readonly<Record<StepId, string>> = {
  theme: 'Sends the theme',
  locale: 'Sends the language',
  height: 'Follows the height of the page',
  resume: 'Reports that the buyer is back',
  'last-message': 'Gets the last message of the public service',
  accounts: 'Names the accounts of its wallet',
  approve: 'Signs what was asked',
  'late-signature': 'Delivers a late signature',
  rejection: 'Reports a rejection, and asks again',
  'wrong-network': 'Refuses a network that it does not have',
  'double-tap': 'Asks once for two equal requests',
  cancel: 'Closes a cancelled request',
  'reload-after-signing': 'Keeps the signature over a reload',
  'reload-while-open': 'Keeps an open request over a reload',
  'open-url': 'Answers when a link is opened',
  redirect: 'Answers before it leaves the page',
  close: 'Ends the session',
};

export const RESULT_TITLES: Readonly<Record<StepResult, string>> = {
  pass: 'Passed',
  fail: 'Failed',
  skip: 'Skipped',
};
