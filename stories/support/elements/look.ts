import type { MessagesOverride } from '../../../src/locales/messages.js';

/** The attributes of both elements that change their appearance. */
export interface LookArgs {
  shape?: (typeof SHAPES)[number];
  density?: (typeof DENSITIES)[number];
}

/** The attributes of both elements besides the payment. */
export interface ElementArgs extends LookArgs {
  messages?: MessagesOverride;
}

/** The values of `shape`; `card` by default. */
export const SHAPES = ['inline', 'card', 'page'] as const;

/** The values of `density`; `normal` by default. */
export const DENSITIES = ['compact', 'normal', 'roomy'] as const;

/** The Storybook controls for {@link LookArgs}. */
export const LOOK_CONTROLS = {
  shape: { control: 'inline-radio', options: SHAPES },
  density: { control: 'inline-radio', options: DENSITIES },
} as const;
