import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { followLanguages, getLanguage } from './page-language.js';

/** Provides texts in the element's language, which are loaded on their own; English until then. */
export class TextsController<Texts> implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #load: (tag: string) => Promise<Texts>;
  #tag: string | undefined;
  #texts: Texts;
  #stop = (): void => undefined;

  constructor(host: ReactiveControllerHost & Element, english: Texts, load: (tag: string) => Promise<Texts>) {
    this.#host = host;
    this.#texts = english;
    this.#load = load;
    host.addController(this);
  }

  get texts(): Texts {
    return this.#texts;
  }

  hostConnected(): void {
    this.#stop = followLanguages(this.#follow);
    this.#follow();
  }

  hostDisconnected(): void {
    this.#stop();
  }

  readonly #follow = (): void => {
    const tag = getLanguage(this.#host);
    if (tag !== this.#tag) void this.#show(tag);
  };

  async #show(tag: string): Promise<void> {
    this.#tag = tag;
    const texts = await this.#load(tag);
    if (tag !== this.#tag) return;
    this.#texts = texts;
    this.#host.requestUpdate();
  }
}
