import type { StorybookConfig } from '@storybook/web-components-vite';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.ts'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: '@storybook/web-components-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The sandbox gateway imports the library by its name: its sources are meant, not an earlier build.
  viteFinal: (vite) =>
    mergeConfig(vite, { resolve: { conditions: ['@pay-status/source', ...defaultClientConditions] } }),
};

export default config;
