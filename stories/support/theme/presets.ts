/** All published presets. */
const FILES = import.meta.glob<string>('../../../src/theme/presets/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const toPresetName = (path: string): string => path.replace(/^.*\/(.*)\.css$/, '$1');

/** The style sheet of each preset, by name. */
export const PRESETS: ReadonlyMap<string, string> = new Map(
  Object.entries(FILES).map(([path, css]) => [toPresetName(path), css]),
);

/** The names of the presets. */
export const PRESET_NAMES: readonly string[] = [...PRESETS.keys()];

/** Limits the rules to elements within `data-preset`, so that a page can show several presets. */
const within = (name: string, css: string): string =>
  css.replaceAll(/:where\((pay-[^()]+)\)/g, `:where([data-preset='${name}'] :is($1))`);

/** Applies presets to elements by the `data-preset` of an ancestor. */
export const adoptPresets = (): void => {
  const sheets = [...PRESETS].map(([name, css]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(within(name, css));
    return sheet;
  });
  document.adoptedStyleSheets.push(...sheets);
};
