/** The published presets: every file there is. */
const FILES = import.meta.glob<string>('../../../src/theme/presets/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const toPresetName = (path: string): string => path.replace(/^.*\/(.*)\.css$/, '$1');

/** Each preset as a page would link it, by name. */
export const PRESETS: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, css]) => [toPresetName(path), css]),
);

/** The names of the presets, without the one that is none. */
export const PRESET_NAMES: readonly string[] = [...PRESETS.keys()];

const ELEMENTS = ':where(pay-status, pay-checkout)';

/** The same rules, for elements within one place of the page only: so several presets can be seen side by side. */
const within = (name: string, css: string): string =>
  css.replaceAll(ELEMENTS, `:where([data-preset='${name}'] :is(pay-status, pay-checkout))`);

/** Lets `data-preset` on anything around an element choose its preset. */
export const adoptPresets = (): void => {
  const sheets = [...PRESETS].map(([name, css]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(within(name, css));
    return sheet;
  });
  document.adoptedStyleSheets.push(...sheets);
};
