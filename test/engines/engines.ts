import type { Engine, Setting } from '../support/engines/engine.js';
import { openFirefox } from '../support/engines/firefox.js';
import { openWebKit } from '../support/engines/webkit.js';

const OPEN: Readonly<Record<string, (setting: Setting) => Promise<Engine>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
};
const chosen = process.env['ENGINES']?.split(',') ?? Object.keys(OPEN);

/** The engines of this run besides Chromium, by name. */
export const ENGINES = Object.entries(OPEN).filter(([name]) => chosen.includes(name));

/** The time limit for a change on the page, milliseconds. Browsers are slow on a busy machine. */
export const WITHIN_MS = 60_000;
