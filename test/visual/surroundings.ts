import type { Page } from 'playwright-core';
import { spaceText, type Scripted } from '../support/text-spacing.js';

/** The browser settings of a screenshot. */
export interface Surroundings {
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Device pixels in a CSS pixel. */
  readonly ratio?: number;
  readonly media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** Done once the story has been played. */
  readonly prepare?: (page: Scripted) => Promise<void>;
}

/** A phone, and high enough that no card is cut. */
export const USUAL = { width: 400, height: 600, ratio: 1 };

export const SURROUNDINGS = {
  /** Room for two columns. */
  wide: { width: 900 },
  'forced-colors': { media: { forcedColors: 'active' } },
  'more-contrast': { media: { contrast: 'more' } },
  '320-px': { width: 320 },
  // 1280 by 1024 pixels at 400 % (WCAG 2.2, 1.4.10): a quarter of each for the layout, rendered four times as large.
  '400-percent': { width: 320, height: 256, ratio: 4 },
  'text-spacing': { prepare: spaceText },
} as const satisfies Readonly<Record<string, Surroundings>>;
