import type { Meta } from '@storybook/web-components-vite';
import { JOURNEYS } from '../support/world/journeys.js';
import { given } from '../support/elements/given.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { first, status } from '../support/play/players.js';
import { goingIn } from '../support/play/words.js';
import { createStoryNavigation } from '../support/world/story-ports.js';

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
  play: status.shows(goingIn(3), ({ stay }) => stay),
};

export const Stayed: PayStatusStory = {
  loaders: succeeded,
  play: first(
    status.presses(({ stay }) => stay),
    status.shows(({ goOn }) => goOn),
  ),
};

export const Leaving: PayStatusStory = {
  args: { 'redirect-delay': 0 },
  loaders: succeeded,
  play: status.shows(({ leaving }) => leaving),
};

/** The shop wants the buyer to decide. */
export const Offered: PayStatusStory = {
  args: { redirect: 'manual' },
  loaders: succeeded,
  play: status.shows(({ goOn }) => goOn),
};

/** After Back or a reload the buyer is not taken away again. */
export const AlreadyTaken: PayStatusStory = {
  loaders: given({
    journey: JOURNEYS.succeeded,
    ports: () => ({ navigation: createStoryNavigation({ redirected: true }) }),
  }),
  play: status.shows(({ goOn }) => goOn),
};

export const AfterAFailure: PayStatusStory = {
  loaders: given({ journey: JOURNEYS.failed }),
  play: status.shows(({ statuses }) => statuses.failed, goingIn(3)),
};

export const None: PayStatusStory = {
  args: { redirect: 'none' },
  loaders: succeeded,
  play: status.shows(({ statuses }) => statuses.succeeded),
};
