import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { LocaleKey } from '../locales/keys.generated.js';
import { matchLocale } from '../locales/match-locale.js';
import { FILES as LOADERS } from '../locales/messages.generated.js';
import type { Messages, MessagesOverride, StatusMessages } from '../locales/messages.js';
import { overrideMessages } from '../locales/override-messages.js';
import { followLanguage, getLanguage } from './page-language.js';

/** An element whose texts the page may replace. */
type LocaleHost = ReactiveControllerHost & Element & { readonly messages?: MessagesOverride | null | undefined };

type LoadedKey = Exclude<LocaleKey, 'en'>;

/** The message files of all languages but English. */
export interface LocaleFiles {
  /** Rejects if the file cannot be loaded. */
  readonly load: (key: LoadedKey) => Promise<Messages>;
  /** All messages loaded so far. */
  readonly loaded: Partial<Record<LoadedKey, Messages | undefined>>;
}

const FILES: LocaleFiles = { load: (key) => LOADERS[key](), loaded: {} };

/** Loads the messages of an element's language; undefined if they are loaded already. Never rejects. */
export const loadMessages = (element: Element): Promise<unknown> | undefined => {
  const { key = 'en' } = matchLocale(getLanguage(element)) ?? {};
  if (key === 'en' || FILES.loaded[key]) return undefined;
  return FILES.load(key).then(
    (messages) => (FILES.loaded[key] = messages),
    () => undefined,
  );
};

/** Provides the messages of the element's language, and updates the element when the language changes. */
export class LocaleController<Texts extends StatusMessages = StatusMessages> implements ReactiveController {
  readonly #host: LocaleHost;
  readonly #english: Texts;
  readonly #files: LocaleFiles;
  #tag: string | undefined;
  #messages: Texts | undefined;
  #stop = (): void => undefined;

  /** @param english the texts that the element needs; also what a file of another version lacks */
  constructor(host: LocaleHost, english: Texts, files = FILES) {
    this.#host = host;
    this.#english = english;
    this.#files = files;
    host.addController(this);
  }

  /** Undefined while the first language is loading; English for an unsupported language, and if loading fails. */
  get messages(): Texts | undefined {
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
    const own = key === 'en' ? {} : (loaded[key] ??= await load(key).catch(() => undefined));
    if (tag !== this.#tag) return;
    this.setMessages(own ? { ...overrideMessages(this.#english, own), locale } : this.#english);
  }

  /** Sets the messages. */
  setMessages(messages: Texts): void {
    this.#messages = messages;
    this.#host.requestUpdate();
  }
}
