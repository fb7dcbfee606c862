import type { Meta } from '@storybook/web-components-vite';
import { given } from '../support/elements/given.js';
import type { LookArgs } from '../support/elements/look.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { status } from '../support/play/players.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';

/** The three shapes in the three densities, set by two attributes. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Shapes and densities',
  tags: ['!autodocs'],
  parameters: { controls: CONTROLS },
  args: { redirect: 'manual', 'success-url': 'https://shop.example/thanks' },
  excludeStories: ['story'],
};
export default meta;

export const story = (look: LookArgs): PayStatusStory => ({
  args: look,
  loaders: given({ journey: STEPS_TO.succeeded }),
  play: status.shows(({ statuses }) => statuses.succeeded),
});
