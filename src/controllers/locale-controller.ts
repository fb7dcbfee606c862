import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { en } from '../locales/messages/en.js';
import type { LocaleKey } from '../locales/keys.js';
import { loadLocale } from '../locales/load-locale.js';
import { matchLocale } from '../locales/match-locale.js';
import type { Messages, MessagesOverride } from '../locales/messages.js';
import { overrideMessages } from '../locales/override-messages.js';

/** An element with texts, which its page may replace. */
type LocaleHost = ReactiveControllerHost & Element & { readonly messages?: MessagesOverride | null | undefined };

/** Where the words of a language come from. */
export interface LocaleFiles {
  /** Rejects where the file does not arrive. */
  readonly load: (key: LocaleKey) => Promise<Messages>;
  /** What is there at once: English, and what has been loaded for another element. */
  readonly loaded: Partial<Record<LocaleKey, Messages | undefined>>;
}

const FILES: LocaleFiles = { load: loadLocale, loaded: { en } };

/** What is called when a `lang` changes: one for each element that is in a page. */
const listeners = new Set<() => void>();
let observer: MutationObserver | undefined;

/**
 * The language of an element (HTML, 3.2.6.2): of the nearest `lang`, its own or around it, whatever shadow it stands in.
 * Every tree that was looked at is watched from now on.
 */
const getLanguage = (element: Element): string => {
  const root = element.getRootNode() as Document | ShadowRoot;
  observer?.observe(root, { subtree: true, attributeFilter: ['lang'] });
  const named = element.closest('[lang]')?.getAttribute('lang');
  return named ?? ('host' in root ? getLanguage(root.host) : '');
};

/** Loads the words of an element's language; undefined when they are there. Resolves also where they do not arrive. */
export const loadMessages = (element: Element): Promise<unknown> | undefined => {
  const { key = 'en' } = matchLocale(getLanguage(element)) ?? {};
  if (FILES.loaded[key]) return undefined;
  return FILES.load(key).then(
    (messages) => (FILES.loaded[key] = messages),
    () => undefined,
  );
};

/** Gives an element the words of its language while it is in a page, and updates it when that changes. */
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

  /** Undefined until the first language is there; English where there is none, and where it cannot be loaded. */
  get messages(): Messages | undefined {
    return this.#messages && overrideMessages(this.#messages, this.#host.messages);
  }

  hostConnected(): void {
    this.#tag = undefined;
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
    // Nothing is awaited that is there: the first paint has words then.
    const messages = (loaded[key] ??= await load(key).catch(() => undefined));
    if (tag === this.#tag) this.setMessages(messages ? { ...messages, locale } : en);
  }

  /** Shows these words from now on. */
  setMessages(messages: Messages): void {
    this.#messages = messages;
    this.#host.requestUpdate();
  }
}
