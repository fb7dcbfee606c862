import { followLanguage } from '../../controllers/page-language.js';
import type { ButtonMessages } from '../../locales/button-messages.js';
import { loadButtonLocale } from '../../locales/load-button-locale.js';

/** Loads the texts of the element's language, now and when that changes, until the signal is aborted. */
export const followTexts = (element: Element, onTexts: (texts: ButtonMessages) => void, signal: AbortSignal): void => {
  if (signal.aborted) return;
  let tag: string;
  const stop = followLanguage(element, (next) => {
    tag = next;
    void loadButtonLocale(next).then((texts) => {
      if (next === tag) onTexts(texts);
    });
  });
  signal.addEventListener('abort', stop);
};
