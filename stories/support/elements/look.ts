import type { MessagesOverride } from '../../../src/locales/messages.js';

/** What a page sets on either element for its looks. */
export interface LookArgs {
  shape?: (typeof SHAPES)[number];
  density?: (typeof DENSITIES)[number];
}

/** What a page sets on either element besides the payment. */
export interface ElementArgs extends LookArgs {
  messages?: MessagesOverride;
}

/** Absent, an element is a `card`. */
export const SHAPES = ['inline', 'card', 'page'] as const;

/** Absent, an element is `normal`. */
export const DENSITIES = ['compact', 'normal', 'roomy'] as const;

/** How {@link LookArgs} are chosen below a story. */
export const LOOK_CONTROLS = {
  shape: { control: 'inline-radio', options: SHAPES },
  density: { control: 'inline-radio', options: DENSITIES },
} as const;
