import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { en } from '../locales/languages/en/messages.js';
import type { LocaleKey } from '../locales/keys.generated.js';
import { loadLocale } from '../locales/load-locale.js';
import { matchLocale } from '../locales/match-locale.js';
import type { Messages, MessagesOverride } from '../locales/messages.js';
import { overrideMessages } from '../locales/override-messages.js';
import { followLanguage, getLanguage } from './page-language.js';

/** An element whose texts the page may replace. */
type LocaleHost = ReactiveControllerHost & Element & { readonly messages?: MessagesOverride | null | undefined };

/** The message files. */
export interface LocaleFiles {
  /** Rejects if the file cannot be loaded. */
  readonly load: (key: LocaleKey) => Promise<Messages>;
  /** English, and all messages loaded so far. */
  readonly loaded: Partial<Record<LocaleKey, Messages | undefined>>;
}

const FILES: LocaleFiles = { load: loadLocale, loaded: { en } };

/** Loads the messages of an element's language; undefined if they are loaded already. Never rejects. */
export const loadMessages = (element: Element): Promise<unknown> | undefined => {
  const { key = 'en' } = matchLocale(getLanguage(element)) ?? {};
  if (FILES.loaded[key]) return undefined;
  return FILES.load(key).then(
    (messages) => (FILES.loaded[key] = messages),
    () => undefined,
  );
};

/** Provides the messages of the element's language, and updates the element when the language changes. */
export class LocaleController implements ReactiveController {
  readonly #host: LocaleHost;
  readonly #files: LocaleFiles;
  #tag: string | undefined;
  #messages: Messages | undefined;
  #stop = (): void => undefined;

  constructor(host: LocaleHost, files = FILES) {
    this.#host = host;
    this.#files = files;
    host.addController(this);
  }

  /** Undefined while the first language is loading; English for an unsupported language, and if loading fails. */
  get messages(): Messages | undefined {
    return this.#messages && overrideMessages(this.#messages, this.#host.messages);
  }

  hostConnected(): void {
    this.#stop = followLanguage(this.#host, (tag) => void this.#show(tag));
  }

  hostDisconnected(): void {
    this.#stop();
  }

  async #show(tag: string): Promise<void> {
    const { load, loaded } = this.#files;
    this.#tag = tag;
    const { key = 'en', locale = 'en' } = matchLocale(tag) ?? {};
    // Loaded messages are not awaited, so that the first paint has them.
    const messages = (loaded[key] ??= await load(key).catch(() => undefined));
    if (tag === this.#tag) this.setMessages(messages ? { ...messages, locale } : en);
  }

  /** Sets the messages. */
  setMessages(messages: Messages): void {
    this.#messages = messages;
    this.#host.requestUpdate();
  }
}
