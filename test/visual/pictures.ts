import type { LookArgs } from '../../stories/support/elements/look.js';
import { isFinal, KNOWN, type Known, type State } from '../../stories/support/every-state/combinations.js';
import type { SURROUNDINGS } from './surroundings.js';

export const ELEMENTS = ['pay-status', 'pay-checkout'] as const;

type Element = (typeof ELEMENTS)[number];

/** A screenshot to compare: a story of `Every state`, with settings of the toolbar and of the browser. */
export interface Picture extends State, Readonly<LookArgs> {
  readonly element: Element;
  /** A file in src/theme/presets. */
  readonly preset?: string;
  readonly around?: keyof typeof SURROUNDINGS;
}

const usualConnection = (known: Known): State['connection'] => {
  if (known === 'not_known_yet') return 'connecting';
  return isFinal(known) ? 'settled' : 'live';
};

/** `choice` overrides the defaults: light, left to right, a card of normal density, on a phone. */
export const picture = (
  element: Element,
  known: Known,
  choice: Partial<Omit<Picture, 'element' | 'known'>> = {},
): Picture => ({
  element,
  known,
  connection: usualConnection(known),
  scheme: 'light',
  direction: 'ltr',
  ...choice,
});

const DARK_RTL = { scheme: 'dark', direction: 'rtl' } as const;
const RTL = { direction: 'rtl' } as const;
const DARK = { scheme: 'dark' } as const;

/** Every status needs a screenshot of <pay-status>, because <pay-checkout> shows the same content. */
const STATUS_PICTURES: readonly Picture[] = [
  ...KNOWN.flatMap((known) => [picture('pay-status', known), picture('pay-status', known, DARK_RTL)]),

  picture('pay-status', 'requires_action', { connection: 'retrying' }),
  picture('pay-status', 'processing', { connection: 'offline', ...DARK_RTL }),
  picture('pay-status', 'processing', { connection: 'stopped' }),
  picture('pay-status', 'not_known_yet', { connection: 'idle' }),
  picture('pay-status', 'not_known_yet', { connection: 'stopped', ...DARK_RTL }),

  picture('pay-status', 'succeeded', { preset: 'plain' }),
  picture('pay-status', 'processing', { preset: 'plain', ...DARK }),
  picture('pay-status', 'failed', { preset: 'soft' }),
  picture('pay-status', 'succeeded', { preset: 'soft', ...DARK }),
  picture('pay-status', 'requires_action', { preset: 'contrast' }),
  picture('pay-status', 'failed', { preset: 'contrast', ...DARK }),
  picture('pay-status', 'succeeded', { preset: 'brand' }),
  picture('pay-status', 'expired', { preset: 'brand', ...DARK }),

  picture('pay-status', 'succeeded', { shape: 'inline' }),
  picture('pay-status', 'processing', { shape: 'inline', ...DARK_RTL }),
  picture('pay-status', 'failed', { shape: 'page' }),
  picture('pay-status', 'succeeded', { density: 'compact', ...RTL }),
  picture('pay-status', 'requires_action', { density: 'roomy', ...DARK }),

  picture('pay-status', 'succeeded', { around: 'forced-colors' }),
  picture('pay-status', 'processing', { around: 'forced-colors', ...DARK }),
  picture('pay-status', 'succeeded', { around: 'more-contrast' }),
  picture('pay-status', 'requires_action', { around: 'more-contrast', ...DARK_RTL }),
  picture('pay-status', 'succeeded', { around: '320-px' }),
  picture('pay-status', 'requires_action', { around: '400-percent' }),
  picture('pay-status', 'succeeded', { around: 'text-spacing' }),
];

const CHECKOUT_PICTURES: readonly Picture[] = [
  picture('pay-checkout', 'requires_action'),
  picture('pay-checkout', 'requires_action', DARK_RTL),
  picture('pay-checkout', 'requires_action', { around: 'wide' }),
  picture('pay-checkout', 'requires_action', { around: 'wide', ...DARK_RTL }),
  picture('pay-checkout', 'processing'),
  picture('pay-checkout', 'processing', { around: 'wide', ...DARK }),
  picture('pay-checkout', 'succeeded'),
  picture('pay-checkout', 'succeeded', DARK_RTL),
  picture('pay-checkout', 'succeeded', { around: 'wide' }),
  picture('pay-checkout', 'failed', DARK),
  picture('pay-checkout', 'declined', RTL),
  picture('pay-checkout', 'expired'),
  picture('pay-checkout', 'cancelled', DARK_RTL),
  picture('pay-checkout', 'unknown_open', { around: 'wide' }),
  picture('pay-checkout', 'unknown_final', DARK),
  picture('pay-checkout', 'not_known_yet'),

  picture('pay-checkout', 'requires_action', { connection: 'retrying', ...RTL }),
  picture('pay-checkout', 'processing', { connection: 'offline' }),
  picture('pay-checkout', 'requires_action', { connection: 'stopped', around: 'wide', ...DARK }),
  picture('pay-checkout', 'not_known_yet', { connection: 'idle' }),

  picture('pay-checkout', 'requires_action', { preset: 'plain', ...DARK }),
  picture('pay-checkout', 'succeeded', { preset: 'soft' }),
  picture('pay-checkout', 'requires_action', { preset: 'contrast', ...RTL }),
  picture('pay-checkout', 'requires_action', { preset: 'brand' }),

  picture('pay-checkout', 'requires_action', { shape: 'inline' }),
  picture('pay-checkout', 'requires_action', { shape: 'page', ...DARK_RTL }),
  picture('pay-checkout', 'requires_action', { density: 'compact' }),
  picture('pay-checkout', 'succeeded', { density: 'roomy', ...DARK }),

  picture('pay-checkout', 'requires_action', { around: 'forced-colors' }),
  picture('pay-checkout', 'succeeded', { around: 'more-contrast', ...DARK }),
  picture('pay-checkout', 'requires_action', { around: '320-px', ...RTL }),
  picture('pay-checkout', 'requires_action', { around: '400-percent' }),
  picture('pay-checkout', 'requires_action', { around: 'text-spacing' }),
];

export const PICTURES = [...STATUS_PICTURES, ...CHECKOUT_PICTURES];

const kebab = (word: string): string => word.replaceAll('_', '-');

/** Returns the name of a screenshot, which is that of its file without `.png`. */
export const toPictureName = ({ element, known, connection, scheme, direction, ...look }: Picture): string => {
  const { preset, shape, density, around } = look;
  const trouble = connection === usualConnection(known) ? undefined : connection;
  const words = [element, kebab(known), trouble, scheme, direction, preset, shape, density, around];
  return words.filter((word) => word !== undefined).join('.');
};

export const toStoryId = ({ element, known, connection, scheme, direction }: Picture): string =>
  `${element}-every-state--${[kebab(known), connection, scheme, direction].join('-')}`;
