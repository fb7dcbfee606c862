import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { followLanguage } from './page-language.js';

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
    this.#stop = followLanguage(this.#host, (tag) => void this.#show(tag));
  }

  hostDisconnected(): void {
    this.#stop();
  }

  async #show(tag: string): Promise<void> {
    this.#tag = tag;
    const texts = await this.#load(tag);
    if (tag !== this.#tag) return;
    this.#texts = texts;
    this.#host.requestUpdate();
  }
}
