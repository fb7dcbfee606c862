import type { MessagesOverride } from '../../../src/locales/messages.js';

/** The attributes of both elements that change their look. */
export interface LookArgs {
  shape?: (typeof SHAPES)[number];
  density?: (typeof DENSITIES)[number];
}

/** The attributes of both elements besides the payment. */
export interface ElementArgs extends LookArgs {
  messages?: MessagesOverride;
}

/** Absent, an element is a `card`. */
export const SHAPES = ['inline', 'card', 'page'] as const;

/** Absent, an element is `normal`. */
export const DENSITIES = ['compact', 'normal', 'roomy'] as const;

/** The controls of {@link LookArgs} below a story. */
export const LOOK_CONTROLS = {
  shape: { control: 'inline-radio', options: SHAPES },
  density: { control: 'inline-radio', options: DENSITIES },
} as const;
