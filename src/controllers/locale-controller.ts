import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { en } from '../locales/languages/en/messages.js';
import type { LocaleKey } from '../locales/keys.generated.js';
import { loadLocale } from '../locales/load-locale.js';
import { matchLocale } from '../locales/match-locale.js';
import type { Messages, MessagesOverride } from '../locales/messages.js';
import { overrideMessages } from '../locales/override-messages.js';

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

/** One per connected element; called when a `lang` changes. */
const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * Returns the language of an element (HTML, 3.2.6.2): the nearest `lang` of the element or its ancestors, across shadow
 * roots. Observes each of these trees.
 */
const getLanguage = (element: Element): string => {
  const root = element.getRootNode() as Document | ShadowRoot;
  observer?.observe(root, { subtree: true, attributeFilter: ['lang'] });
  const named = element.closest('[lang]')?.getAttribute('lang');
  return named ?? ('host' in root ? getLanguage(root.host) : '');
};

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
    this.#tag = undefined;
    if (typeof MutationObserver !== 'undefined')
      observer ??= new MutationObserver(() => {
        for (const listener of listeners) listener();
      });
    listeners.add(this.#follow);
    this.#follow();
  }

  hostDisconnected(): void {
    listeners.delete(this.#follow);
    if (!listeners.size) observer?.disconnect();
  }

  readonly #follow = (): void => {
    const tag = getLanguage(this.#host);
    if (tag !== this.#tag) void this.#show(tag);
  };

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
