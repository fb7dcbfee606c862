import { setCustomElementsManifest, type Preview } from '@storybook/web-components-vite';
import { withActions } from 'storybook/actions/decorator';
import '../src/define/pay-checkout.js';
import '../src/define/pay-status.js';
import { eventNames, storybookManifest } from './manifest.js';
import { globalTypes, surroundings } from './surroundings.js';

setCustomElementsManifest(storybookManifest);

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { scheme: 'system', direction: 'ltr' },
  decorators: [surroundings, withActions],
  parameters: {
    layout: 'fullscreen',
    a11y: { test: 'error' },
    actions: { handles: eventNames },
    // The toolbar's colour scheme takes the place of painted backgrounds.
    backgrounds: { disable: true },
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['pay-status', ['Design', 'Statuses', '*', 'Theming', 'Live'], 'pay-checkout', ['Statuses', '*']],
      },
    },
  },
};

export default preview;
