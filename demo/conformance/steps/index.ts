import { accounts } from './accounts.js';
import { doubleTap } from './double-tap.js';
import { height } from './height.js';
import { lastMessage } from './last-message.js';
import { close, openUrl, redirect } from './navigation.js';
import { locale, theme } from './preferences.js';
import { cancel, rejection, wrongNetwork } from './refusals.js';
import { reloadAfterSigning, reloadWhileOpen } from './reloads.js';
import { resume } from './resume.js';
import { approve, lateSignature } from './signatures.js';
import type { Step } from './step.js';

/** All steps, in the order in which they run. */
export const STEPS: readonly Step[] = [
  theme,
  locale,
  height,
  resume,
  lastMessage,
  accounts,
  approve,
  lateSignature,
  rejection,
  wrongNetwork,
  doubleTap,
  cancel,
  reloadAfterSigning,
  reloadWhileOpen,
  openUrl,
  redirect,
  close,
];
