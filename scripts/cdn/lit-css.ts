// Stands for Lit's `css-tag` in the CDN file: a browser that knows `light-dark()`, which the styles need, can also adopt
// style sheets, so that the ways for those that cannot are dead weight.

export const unsafeCSS = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
};

export const getCompatibleStyle = (style: CSSStyleSheet): CSSStyleSheet => style;

export const adoptStyles = (root: ShadowRoot, styles: CSSStyleSheet[]): void => {
  root.adoptedStyleSheets = styles;
};

// Named by Lit's entry, used by nothing here.
export const supportsAdoptingStyleSheets = true;
export const css = undefined;
export const CSSResult = undefined;
