import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { DocumentTitle } from '../browser/document-title.js';

/**
 * Sets the title of the page while its host is connected, then restores the page's own. A title that the page sets meanwhile
 * becomes its own.
 */
export class DocumentTitleController implements ReactiveController {
  readonly #getTitle: () => DocumentTitle;
  #headline: string | undefined;
  #name: string | undefined;
  /** The page's own title. */
  #original = '';
  /** The title that this controller has set; undefined while the page has its own. */
  #written: string | undefined;

  constructor(host: ReactiveControllerHost, getTitle: () => DocumentTitle) {
    this.#getTitle = getTitle;
    host.addController(this);
  }

  /**
   * Sets what the page is titled after the next update.
   *
   * @param headline the state; undefined for the page's own title
   * @param name follows the headline; the page's own title if undefined
   */
  setHeadline(headline: string | undefined, name: string | undefined): void {
    this.#headline = headline;
    this.#name = name;
  }

  hostConnected(): void {
    this.#apply();
  }

  hostUpdated(): void {
    this.#apply();
  }

  hostDisconnected(): void {
    this.#restore();
  }

  #apply(): void {
    if (!this.#headline) {
      this.#restore();
      return;
    }
    const title = this.#getTitle();
    const current = title.read();
    if (current !== this.#written) this.#original = current;
    const text = [this.#headline, this.#name ?? this.#original].filter(Boolean).join(' · ');
    if (text === this.#written && text === current) return;
    title.write(text);
    // Browsers change white space.
    this.#written = title.read();
  }

  #restore(): void {
    const title = this.#getTitle();
    if (this.#written !== undefined && title.read() === this.#written) title.write(this.#original);
    this.#written = undefined;
  }
}
