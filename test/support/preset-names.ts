/** The published presets, for tests in pages, which cannot read the folder; test/package/theme/docs.test.ts keeps them the same. */
export const PRESETS = ['plain', 'soft', 'contrast', 'brand'] as const;
