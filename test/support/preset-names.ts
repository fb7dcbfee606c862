/** The published presets, for browser tests, which cannot read the folder; test/package/theme/docs.test.ts compares them. */
export const PRESETS = ['plain', 'soft', 'contrast', 'brand'] as const;
