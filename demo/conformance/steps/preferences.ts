import { ofType } from '../inbox.js';
import { fail, HOST_TIMEOUT_MS, pass, type Step } from './step.js';

export const theme: Step = {
  id: 'theme',
  requires: 'nothing',
  run: async ({ inbox, signal }) => {
    const message = await inbox.wait({ matches: ofType('theme'), timeoutMs: HOST_TIMEOUT_MS, signal });
    return message
      ? pass(`The host sent the theme ${message.theme}.`)
      : fail('The host sent no valid theme within two seconds after ready: send light, dark or auto.');
  },
};

export const locale: Step = {
  id: 'locale',
  requires: 'nothing',
  run: async ({ inbox, signal }) => {
    const message = await inbox.wait({ matches: ofType('locale'), timeoutMs: HOST_TIMEOUT_MS, signal });
    return message
      ? pass(`The host sent the locale ${message.locale}.`)
      : fail('The host sent no valid locale within two seconds after ready: send a BCP 47 tag such as pt-BR.');
  },
};
