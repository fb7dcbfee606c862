import type { Meta } from '@storybook/web-components-vite';
import { en } from '../../src/locales/en.js';
import { JOURNEYS } from '../support/journeys.js';
import {
  CONTROLS,
  first,
  given,
  payStatusMeta,
  presses,
  shows,
  type PayStatusArgs,
  type PayStatusStory,
} from '../support/story.js';
import { createStoryNavigation } from '../support/story-ports.js';

/** The way back to the shop. These stories only report where they would go. */
const meta: Meta<PayStatusArgs> = {
  ...payStatusMeta,
  title: 'pay-status/Redirect',
  parameters: { controls: CONTROLS },
  args: { 'success-url': 'https://shop.example/thanks', 'error-url': 'https://shop.example/sorry' },
};
export default meta;

const succeeded = given({ journey: JOURNEYS.succeeded });

/** Time stands still here: the count goes on in "Live". */
export const Counting: PayStatusStory = {
  loaders: succeeded,
  play: shows(en.goingIn(3), en.stay),
};

export const Stayed: PayStatusStory = {
  loaders: succeeded,
  play: first(presses(en.stay), shows(en.goOn)),
};

export const Leaving: PayStatusStory = {
  args: { 'redirect-delay': 0 },
  loaders: succeeded,
  play: shows(en.leaving),
};

/** The shop wants the buyer to decide. */
export const Offered: PayStatusStory = {
  args: { redirect: 'manual' },
  loaders: succeeded,
  play: shows(en.goOn),
};

/** After Back or a reload the buyer is not taken away again. */
export const AlreadyTaken: PayStatusStory = {
  loaders: given({
    journey: JOURNEYS.succeeded,
    ports: () => ({ navigation: createStoryNavigation({ redirected: true }) }),
  }),
  play: shows(en.goOn),
};

export const AfterAFailure: PayStatusStory = {
  loaders: given({ journey: JOURNEYS.failed }),
  play: shows(...en.statuses.failed, en.goingIn(3)),
};

export const None: PayStatusStory = {
  args: { redirect: 'none' },
  loaders: succeeded,
  play: shows(...en.statuses.succeeded),
};
