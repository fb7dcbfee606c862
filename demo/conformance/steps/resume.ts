import { ofType } from '../inbox.js';
import { fail, pass, PERSON_TIMEOUT_MS, skip, type Step } from './step.js';

/** The time from the moment the page is shown again until `resume`, milliseconds. */
const GRACE_MS = 3_000;

export const resume: Step = {
  id: 'resume',
  requires: 'nothing',
  run: async ({ inbox, page, person, signal }) => {
    if (page.isFramed) return skip('A page in a frame notices by itself that its tab is shown again.');
    const since = inbox.count;
    const isShown = new Promise<'shown'>((resolve) => {
      page.onShown(() => {
        resolve('shown');
      }, signal);
    });
    person.show('Leave the app, for example to the home screen, and come back.');
    const query = { matches: ofType('resume'), since, signal };
    const first = await Promise.race([inbox.wait({ ...query, timeoutMs: PERSON_TIMEOUT_MS }), isShown]);
    const message = first === 'shown' ? await inbox.wait({ ...query, timeoutMs: GRACE_MS }) : first;
    if (message) return pass('The host sent resume.');
    return first === 'shown'
      ? fail('The page is shown again, but the host sent no resume within three seconds.')
      : fail('No resume arrived within two minutes.');
  },
};
