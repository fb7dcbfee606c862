// The list of the custom properties of both elements, read by the documentation, tokens.json, the contrast check and the
// tests. The styles of the elements repeat the defaults, so that buyers do not have to load this list.

type Hex = `#${string}`;

/** Lengths that design tools know. */
interface Dimension {
  readonly value: number;
  readonly unit: 'px' | 'rem';
}

interface Described<Type extends string> {
  readonly name: `--pay-${string}`;
  /** The type in the Design Tokens Format Module. */
  readonly type: Type;
  /** Its purpose, in one sentence. */
  readonly purpose: string;
}

/** A tinted background: layers of other tokens' colours, the lowest first, each with its opacity, 0 to 1. */
export interface TintedBackground {
  /** Its name in reports. */
  readonly label: string;
  readonly tints: readonly (readonly [name: `--pay-${string}`, share: number])[];
}

export interface ColorToken extends Described<'color'> {
  readonly light: Hex;
  readonly dark: Hex;
  /** The expression that derives the default from other tokens; `light` and `dark` are its values at their defaults. */
  readonly derived?: string;
  /**
   * The background, its tints with the lowest contrast, and the ratio that WCAG 2.2 AA requires: 4.5 for text (1.4.3), 3 for
   * icons (1.4.11).
   */
  readonly contrast?: {
    readonly against: `--pay-${string}`;
    readonly tinted?: readonly TintedBackground[];
    readonly ratio: 3 | 4.5;
  };
}

export interface DimensionToken extends Described<'dimension'> {
  /** Null if the element computes the value. */
  readonly value: Dimension | null;
}

export interface DurationToken extends Described<'duration'> {
  readonly value: { readonly value: number; readonly unit: 'ms' };
}

export interface FontFamilyToken extends Described<'fontFamily'> {
  readonly value: readonly string[];
}

/** A layer of a shadow: lengths in pixels, and the opacity of its colour in each scheme, 0 to 1. */
export interface ShadowLayer {
  readonly offsetY: number;
  readonly blur: number;
  readonly spread: number;
  readonly light: { readonly color: Hex; readonly alpha: number };
  readonly dark: { readonly color: Hex; readonly alpha: number };
}

export interface ShadowToken extends Described<'shadow'> {
  readonly value: readonly ShadowLayer[];
}

export type Token = ColorToken | DimensionToken | DurationToken | FontFamilyToken | ShadowToken;

const ON_SURFACE = { against: '--pay-surface', ratio: 4.5 } as const;
const ICON_ON_SURFACE = { against: '--pay-surface', ratio: 3 } as const;

const NOTE: TintedBackground = { label: 'a note', tints: [['--pay-warning', 0.07]] };
/** The tray covers the surface. */
const TRAY: TintedBackground = {
  label: 'a hovered control of the tray',
  tints: [
    ['--pay-surface-sunken', 1],
    ['--pay-text', 0.04],
  ],
};
const CHOSEN: TintedBackground = { label: 'the chosen row', tints: [['--pay-accent', 0.07]] };
const createIconBackground = (name: `--pay-${string}`): TintedBackground => ({
  label: 'the background of its icon',
  tints: [[name, 0.11]],
});

export const COLOR_TOKENS: readonly ColorToken[] = [
  {
    name: '--pay-surface',
    type: 'color',
    purpose: 'Background of the card, and of the sheet of a checkout.',
    light: '#ffffff',
    dark: '#1b1d22',
  },
  {
    name: '--pay-surface-sunken',
    type: 'color',
    purpose: 'Background of the tray of a checkout, below its sheet.',
    light: '#f6f6f6',
    dark: '#121316',
    derived:
      'light-dark(color-mix(in srgb, var(--pay-text) 4%, var(--pay-surface)), color-mix(in srgb, #000 34%, var(--pay-surface)))',
  },
  {
    name: '--pay-text',
    type: 'color',
    purpose: 'Text.',
    light: '#15171f',
    dark: '#f3f4f6',
    contrast: { ...ON_SURFACE, tinted: [NOTE, TRAY, CHOSEN] },
  },
  {
    name: '--pay-text-muted',
    type: 'color',
    purpose: 'Secondary text.',
    light: '#606167',
    dark: '#aeafb2',
    derived: 'color-mix(in srgb, var(--pay-text) 68%, var(--pay-surface))',
    contrast: { ...ON_SURFACE, tinted: [TRAY, CHOSEN] },
  },
  {
    name: '--pay-border',
    type: 'color',
    purpose: 'Borders and dividers.',
    light: '#e3e3e4',
    dark: '#35373b',
    derived: 'color-mix(in srgb, var(--pay-text) 12%, var(--pay-surface))',
  },
  {
    name: '--pay-accent',
    type: 'color',
    purpose: 'The filled button, the mark of an open payment, the chosen row and the focus ring.',
    light: '#262c5c',
    dark: '#d9ddff',
    contrast: ICON_ON_SURFACE,
  },
  {
    name: '--pay-on-accent',
    type: 'color',
    purpose: 'Text on a button.',
    light: '#ffffff',
    dark: '#1b1d22',
    derived: 'var(--pay-surface)',
    contrast: {
      against: '--pay-accent',
      tinted: [{ label: 'a hovered button', tints: [['--pay-text', 0.12]] }],
      ratio: 4.5,
    },
  },
  {
    name: '--pay-success',
    type: 'color',
    purpose: 'Icon of success.',
    light: '#12753f',
    dark: '#5fd394',
    contrast: { ...ICON_ON_SURFACE, tinted: [createIconBackground('--pay-success')] },
  },
  {
    name: '--pay-failure',
    type: 'color',
    purpose: 'Icon of failure.',
    light: '#b3261e',
    dark: '#ff9d94',
    contrast: { ...ICON_ON_SURFACE, tinted: [createIconBackground('--pay-failure')] },
  },
  {
    name: '--pay-warning',
    type: 'color',
    purpose: 'Icon of expiry and of problems.',
    light: '#8a5300',
    dark: '#f2bd62',
    contrast: { ...ICON_ON_SURFACE, tinted: [createIconBackground('--pay-warning')] },
  },
  {
    name: '--pay-focus',
    type: 'color',
    purpose: 'Focus ring.',
    light: '#262c5c',
    dark: '#d9ddff',
    derived: 'var(--pay-accent)',
    contrast: ICON_ON_SURFACE,
  },
];

const OTHER_TOKENS: readonly Token[] = [
  {
    name: '--pay-font',
    type: 'fontFamily',
    purpose: 'Font family.',
    value: ['system-ui', 'sans-serif'],
  },
  {
    name: '--pay-font-mono',
    type: 'fontFamily',
    purpose: 'Font family of transaction ids.',
    value: ['ui-monospace', 'monospace'],
  },
  {
    name: '--pay-font-size',
    type: 'dimension',
    purpose: 'Base font size; all other sizes are relative to it.',
    value: { value: 1, unit: 'rem' },
  },
  {
    name: '--pay-space',
    type: 'dimension',
    purpose: 'Base unit of spacing; the density multiplies it.',
    value: { value: 1, unit: 'rem' },
  },
  {
    name: '--pay-radius',
    type: 'dimension',
    purpose: 'Corner radius of the card; those inside are smaller in proportion.',
    value: { value: 20, unit: 'px' },
  },
  {
    name: '--pay-shadow',
    type: 'shadow',
    purpose: 'Shadow of the card.',
    value: [
      {
        offsetY: 1,
        blur: 2,
        spread: 0,
        light: { color: '#15171f', alpha: 0.05 },
        dark: { color: '#000000', alpha: 0.4 },
      },
      {
        offsetY: 16,
        blur: 40,
        spread: -16,
        light: { color: '#15171f', alpha: 0.16 },
        dark: { color: '#000000', alpha: 0.6 },
      },
    ],
  },
  {
    name: '--pay-motion',
    type: 'duration',
    purpose: 'Duration of transitions; 0s disables motion.',
    value: { value: 400, unit: 'ms' },
  },
  {
    name: '--pay-min-height',
    type: 'dimension',
    purpose: 'Minimum height of the card, which prevents layout shift; by default, its content sets the height.',
    value: { value: 0, unit: 'px' },
  },
];

/** All tokens, in the order of the documentation. */
export const TOKENS: readonly Token[] = [...COLOR_TOKENS, ...OTHER_TOKENS];

const withAlpha = ({ color, alpha }: ShadowLayer['light']): string => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16));
  return `rgb(${r} ${g} ${b} / ${Math.round(alpha * 100)}%)`;
};

const layerCss = ({ offsetY, blur, spread, light, dark }: ShadowLayer): string =>
  `${['0', ...[offsetY, blur, ...(spread ? [spread] : [])].map((length) => `${length}px`)].join(' ')} light-dark(${withAlpha(light)}, ${withAlpha(dark)})`;

/** Returns the default as CSS; null if the element computes it. */
export const defaultCss = (token: Token): string | null => {
  switch (token.type) {
    case 'color':
      return token.derived ?? `light-dark(${token.light}, ${token.dark})`;
    case 'fontFamily':
      return token.value.join(', ');
    case 'shadow':
      return token.value.map(layerCss).join(', ');
    case 'dimension':
    case 'duration':
      return token.value && `${token.value.value}${token.value.unit}`;
  }
};
