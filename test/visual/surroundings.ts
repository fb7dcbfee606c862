import type { Page } from 'playwright-core';
import { spaceText, type Scripted } from '../support/text-spacing.js';

/** The browser settings of a screenshot. */
export interface Surroundings {
  /** CSS pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Device pixels per CSS pixel. */
  readonly ratio?: number;
  readonly media?: NonNullable<Parameters<Page['emulateMedia']>[0]>;
  /** Runs when the story has been played. */
  readonly prepare?: (page: Scripted) => Promise<void>;
}

/** The width of a phone, and a height that fits every card. */
export const USUAL = { width: 400, height: 600, ratio: 1 };

export const SURROUNDINGS = {
  /** Room for two columns. */
  wide: { width: 900 },
  'forced-colors': { media: { forcedColors: 'active' } },
  'more-contrast': { media: { contrast: 'more' } },
  '320-px': { width: 320 },
  // 1280 by 1024 pixels at 400 % (WCAG 2.2, 1.4.10): a layout of a quarter of each, at four times the pixel ratio.
  '400-percent': { width: 320, height: 256, ratio: 4 },
  'text-spacing': { prepare: spaceText },
} as const satisfies Readonly<Record<string, Surroundings>>;
