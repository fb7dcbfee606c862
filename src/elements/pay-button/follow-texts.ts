import { followLanguages, getLanguage } from '../../controllers/page-language.js';
import type { ButtonMessages } from '../../locales/button-messages.js';
import { loadButtonLocale } from '../../locales/load-button-locale.js';

/** Loads the texts of the element's language, now and when that changes, until the signal is aborted. */
export const followTexts = (element: Element, onTexts: (texts: ButtonMessages) => void, signal: AbortSignal): void => {
  if (signal.aborted) return;
  let tag: string | undefined;
  const follow = (): void => {
    const next = getLanguage(element);
    if (next === tag) return;
    tag = next;
    void loadButtonLocale(next).then((texts) => {
      if (next === tag) onTexts(texts);
    });
  };
  signal.addEventListener('abort', followLanguages(follow));
  follow();
};
