import type { StorybookConfig } from '@storybook/web-components-vite';
import { defaultClientConditions, mergeConfig } from 'vite';
import { matrixIndexer, matrixPlugin } from './matrix.js';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts', '../stories/**/*.matrix.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // The icons of the sandbox, whose gateway runs in the page.
  staticDirs: ['../stories/public', ...['/icons', '/gateway/icons'].map((to) => ({ from: '../demo/pages/icons', to }))],
  framework: '@storybook/web-components-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    // For whoever sets up a Storybook, not for its readers.
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  experimental_indexers: (indexers = []) => [...indexers, matrixIndexer],
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [matrixPlugin()],
      // Keeps `light-dark()` untranspiled: the fallback ignores an inherited `color-scheme`.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
      // The sandbox gateway imports the library by name. Resolve it to the sources, not to `dist`.
      resolve: { conditions: ['@pay-status/source', ...defaultClientConditions] },
    }),
};

export default config;
