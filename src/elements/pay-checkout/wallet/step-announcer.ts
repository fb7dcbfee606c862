import type { Clock } from '../../../core/clock.js';

/** The wait before a step is announced, milliseconds: a step that ends sooner needs no words, and two at once are noise. */
const STABLE_MS = 250;

const endSentence = (text: string): string => (/[\p{Sentence_Terminal}…;]$/u.test(text) ? text : `${text}.`);

const isEqual = (some: readonly string[], others: readonly string[]): boolean => some.join('\n') === others.join('\n');

/** Announces the steps to screen readers: each once, and only what the buyer has not heard yet. */
export class StepAnnouncer {
  readonly #clock: Clock;
  /** The texts that the buyer has heard last. */
  #heard: readonly string[] = [];
  #next: readonly string[] = [];
  /** It may be rendered anew. */
  #region: Element | undefined;
  #cancel = (): void => undefined;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /**
   * Call it after each update, with the texts of the step.
   *
   * @param isRead true if the focus has just moved to the headline: then screen readers read all of it
   */
  update(region: Element, texts: readonly string[], isRead: boolean): void {
    this.#region = region;
    if (isRead) this.#heard = texts;
    else if (isEqual(texts, this.#next)) return;
    this.#next = texts;
    this.#cancel();
    region.textContent = '';
    if (!isEqual(texts, this.#heard))
      this.#cancel = this.#clock.setTimeout(() => {
        this.#announce();
      }, STABLE_MS);
  }

  stop(): void {
    this.#cancel();
  }

  /** Says only what was added, if that is all that has changed. */
  #announce(): void {
    const isAdded = this.#heard.every((text) => this.#next.includes(text));
    const news = isAdded ? this.#next.filter((text) => !this.#heard.includes(text)) : this.#next;
    this.#heard = this.#next;
    if (this.#region) this.#region.textContent = news.map(endSentence).join(' ');
  }
}
