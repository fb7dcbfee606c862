import type { MistakeReporter } from '../mistake-reporter.js';
import type { Assets } from './assets.js';
import type { CheckoutOptions } from './checkout-options.js';
import type { KeyCheck } from './order-keys.js';
import type { SessionTokens } from './session.js';
import type { Sessions } from './sessions.js';

/** The dependencies of the routes of a checkout. */
export interface CheckoutContext {
  readonly options: CheckoutOptions;
  readonly origins: readonly string[] | undefined;
  readonly tokens: SessionTokens;
  readonly sessions: Sessions;
  readonly assets: Assets;
  readonly reportError: (error: unknown) => Promise<void>;
  readonly reportMistake: MistakeReporter;
  readonly checkKey: KeyCheck;
}
