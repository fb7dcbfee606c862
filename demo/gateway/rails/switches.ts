import type { DetailsMode } from '../wire/details.js';

/** The failures that the sandbox simulates on its rail. */
export interface RailSettings {
  /** No account can afford anything. */
  readonly noFunds: boolean;
  /** Every account is sanctioned. */
  readonly sanctioned: boolean;
  /** Validity of quotes, seconds; null: the default. */
  readonly quoteSeconds: number | null;
  /** Claimed payments fail when they are executed. */
  readonly failsExecution: boolean;
  /** How options require details of the buyer. */
  readonly details: DetailsMode;
}

const DEFAULT_SETTINGS: RailSettings = {
  noFunds: false,
  sanctioned: false,
  quoteSeconds: null,
  failsExecution: false,
  details: 'none',
};

/** Keeps the settings of this process, like the faults: a restarted sandbox behaves as documented. */
export class RailSwitches {
  #settings = DEFAULT_SETTINGS;

  get settings(): RailSettings {
    return this.#settings;
  }

  /** Replaces all settings; those that are left out have their default. */
  set(given: { readonly [Name in keyof RailSettings]?: RailSettings[Name] | undefined }): void {
    this.#settings = {
      noFunds: given.noFunds ?? DEFAULT_SETTINGS.noFunds,
      sanctioned: given.sanctioned ?? DEFAULT_SETTINGS.sanctioned,
      quoteSeconds: given.quoteSeconds ?? DEFAULT_SETTINGS.quoteSeconds,
      failsExecution: given.failsExecution ?? DEFAULT_SETTINGS.failsExecution,
      details: given.details ?? DEFAULT_SETTINGS.details,
    };
  }
}
