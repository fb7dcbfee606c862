// Converts the tokens to the Design Tokens Format Module 2025.10, for design tools. A path is a custom property without its
// leading dashes: `pay.text-muted` is `--pay-text-muted`. Each colour scheme has a file, because tools import a file as a mode.
import { TOKENS, type ColorToken, type ShadowLayer, type Token } from '../src/theme/tokens.js';

export type Scheme = 'light' | 'dark';

interface DesignToken {
  readonly $type: string;
  readonly $description: string;
  readonly $value: unknown;
  readonly $extensions?: unknown;
}

const channel = (hex: string, index: number): number => {
  const value = Number.parseInt(hex.slice(1 + index * 2, 3 + index * 2), 16) / 255;
  // Enough digits to restore the same byte.
  return Number(value.toFixed(4));
};

const color = (hex: string): object => ({
  colorSpace: 'srgb',
  components: [0, 1, 2].map((index) => channel(hex, index)),
  alpha: 1,
  hex,
});

const px = (value: number): object => ({ value, unit: 'px' });

const shadowLayer = (layer: ShadowLayer, scheme: Scheme): object => ({
  color: { ...color(layer[scheme].color), alpha: layer[scheme].alpha },
  offsetX: px(0),
  offsetY: px(layer.offsetY),
  blur: px(layer.blur),
  spread: px(layer.spread),
});

/** Converts `--pay-text-muted` to its path, `['pay', 'text-muted']`. */
const toTokenPath = (name: string): readonly [group: string, key: string] => {
  const [, group, key] = /^--([a-z]+)-(.+)$/.exec(name) ?? [];
  if (!group || !key) throw new Error(`${name} has no group.`);
  return [group, key];
};

/** Converts a default that refers to another token to an alias: `var(--pay-accent)` to `{pay.accent}`. */
const alias = (derived = ''): string | undefined => {
  const [, name] = /^var\((--[\w-]+)\)$/.exec(derived) ?? [];
  return name && `{${toTokenPath(name).join('.')}}`;
};

const colorValue = (token: ColorToken, scheme: Scheme): unknown => alias(token.derived) ?? color(token[scheme]);

const toDesignToken = (token: Token, scheme: Scheme): DesignToken | undefined => {
  const { type: $type, purpose: $description } = token;
  switch (token.type) {
    case 'color': {
      const mode = { light: colorValue(token, 'light'), dark: colorValue(token, 'dark') };
      return { $type, $description, $value: mode[scheme], $extensions: { mode } };
    }
    case 'shadow':
      return { $type, $description, $value: token.value.map((layer) => shadowLayer(layer, scheme)) };
    case 'dimension':
    case 'duration':
    case 'fontFamily':
      return token.value ? { $type, $description, $value: token.value } : undefined;
  }
};

/** Returns the content of a scheme's file. Tokens without a default value are left out. */
export const designTokens = (scheme: Scheme): Readonly<Record<string, Readonly<Record<string, DesignToken>>>> => {
  const groups: Record<string, Record<string, DesignToken>> = {};
  for (const token of TOKENS) {
    const [group, key] = toTokenPath(token.name);
    const designToken = toDesignToken(token, scheme);
    if (designToken) (groups[group] ??= {})[key] = designToken;
  }
  return groups;
};
