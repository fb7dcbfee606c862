import { watchTheme } from '../../src/theme/check/watch.js';

/** The contrast check of a page in the hands of a test, which says when it looks. */
export class ThemeCheck {
  readonly said: string[] = [];
  readonly elements: Element[] = [];
  look: () => void = () => undefined;

  constructor() {
    watchTheme({
      document,
      warn: (message, element) => {
        this.said.push(message);
        this.elements.push(element);
      },
      repeat: (look) => {
        this.look = look;
      },
    });
  }

  /** Returns the findings for the current tokens. */
  found(): readonly string[] {
    const from = this.said.length;
    this.look();
    return this.said.slice(from).map((message) => /--[\w-]+/.exec(message)![0]);
  }
}
