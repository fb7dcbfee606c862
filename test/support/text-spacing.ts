/** A page, or a frame of one, that runs a script. */
export interface Scripted {
  readonly evaluate: (script: (argument: string) => void, argument: string) => Promise<unknown>;
}

/** The spacing of letters, words, lines and paragraphs that a page must support without loss (WCAG 2.2, 1.4.12). */
const TEXT_SPACING = `
  * {
    line-height: 1.5 !important;
    letter-spacing: 0.12em !important;
    word-spacing: 0.16em !important;
  }
  p {
    margin-block-end: 2em !important;
  }`;

/** Runs in the page. */
const adopt = (css: string): void => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const roots: (Document | ShadowRoot)[] = [document];
  for (const root of roots) {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) roots.push(shadowRoot);
  }
};

/** Applies this text spacing to a page, including its shadow trees. */
export const spaceText = async (page: Scripted): Promise<void> => {
  await page.evaluate(adopt, TEXT_SPACING);
};
