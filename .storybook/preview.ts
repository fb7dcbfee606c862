import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import '../src/define/pay-checkout.js';
import '../src/define/pay-status.js';
import './docs.css';
import { systemTheme } from './theme.js';
import { serveIcons } from './icons.js';
import { eventNames, storybookManifest } from './manifest.js';
import { adoptPresets } from '../stories/support/theme/presets.js';
import { globalTypes, initialGlobals, language, looks, surroundings } from './surroundings.js';

setCustomElementsManifest(storybookManifest);
adoptPresets();
// A machine may be busy; and what is not found is told without the whole page.
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message ?? 'Not found.') });
// The panel "Actions" shows what a page would hear.
for (const name of eventNames) document.addEventListener(name, action(name));

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  beforeAll: serveIcons,
  loaders: [language],
  decorators: [looks, surroundings],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    // The toolbar's colour scheme takes the place of painted backgrounds.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { theme: systemTheme() },
    options: {
      storySort: {
        order: [
          'Welcome',
          'For merchants',
          'For wallets',
          'For designers',
          'Accessibility',
          'Languages',
          'Theme playground',
          'pay-status',
          ['Live', 'Statuses', '*', 'Every state'],
          'pay-checkout',
          ['Live', 'Statuses', '*', 'Every state'],
        ],
      },
    },
  },
};

export default preview;
