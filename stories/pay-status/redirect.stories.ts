import type { Meta } from '@storybook/web-components-vite';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { given } from '../support/elements/given.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { inOrder, status } from '../support/play/players.js';
import { goingIn } from '../support/play/words.js';
import { createStoryNavigation } from '../support/environment/story-ports.js';

/** The redirect to the shop. These stories only report the navigation. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Redirect',
  parameters: { controls: CONTROLS },
  args: { 'success-url': 'https://shop.example/thanks', 'error-url': 'https://shop.example/sorry' },
};
export default meta;

const succeeded = given({ journey: STEPS_TO.succeeded });

/** Time does not advance in this story; "Live" shows a running countdown. */
export const Counting: PayStatusStory = {
  loaders: succeeded,
  play: status.shows(goingIn(5), ({ stay }) => stay),
};

export const Stayed: PayStatusStory = {
  loaders: succeeded,
  play: inOrder(
    status.presses(({ stay }) => stay),
    status.shows(({ goOn }) => goOn),
  ),
};

export const Leaving: PayStatusStory = {
  args: { 'redirect-delay': 0 },
  loaders: succeeded,
  play: status.shows(({ leaving }) => leaving),
};

/** `redirect="manual"`: the buyer decides. */
export const Offered: PayStatusStory = {
  args: { redirect: 'manual' },
  loaders: succeeded,
  play: status.shows(({ goOn }) => goOn),
};

/** After Back or a reload the buyer is not redirected again. */
export const AlreadyTaken: PayStatusStory = {
  loaders: given({
    journey: STEPS_TO.succeeded,
    ports: () => ({ navigation: createStoryNavigation({ redirected: true }) }),
  }),
  play: status.shows(({ goOn }) => goOn),
};

export const AfterAFailure: PayStatusStory = {
  loaders: given({ journey: STEPS_TO.failed }),
  play: status.shows(({ statuses }) => statuses.failed, goingIn(5)),
};

export const None: PayStatusStory = {
  args: { redirect: 'none' },
  loaders: succeeded,
  play: status.shows(({ statuses }) => statuses.succeeded),
};
