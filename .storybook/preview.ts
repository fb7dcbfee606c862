import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { action } from 'storybook/actions';
import { configure } from 'storybook/test';
import '../src/define/pay-button.js';
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
// Generous timeout for busy machines; errors omit the DOM dump.
configure({ asyncUtilTimeout: 5_000, getElementError: (message) => new Error(message ?? 'Not found.') });
// The Actions panel logs the events that a page receives.
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
    // The toolbar's colour scheme replaces Storybook's background switcher.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: {
      theme: systemTheme(),
      toc: { title: 'Contents', headingSelector: 'h2, h3', ignoreSelector: '.docs-story *' },
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'For merchants',
          'For wallets',
          'For designers',
          'Anatomy',
          'Accessibility',
          'Languages',
          'Theme playground',
          'pay-status',
          ['Live', 'Statuses', '*', 'Every state'],
          'pay-checkout',
          'pay-button',
          ['Live', 'Statuses', '*', 'Every state'],
        ],
      },
    },
  },
};

export default preview;
