import { watchTheme } from '../../src/theme/check/watch.js';

/** The contrast check of a page, which the test runs by calling `look`. */
export class ThemeCheck {
  readonly warnings: string[] = [];
  readonly elements: Element[] = [];
  look: () => void = () => undefined;

  constructor() {
    watchTheme({
      document,
      warn: (message, element) => {
        this.warnings.push(message);
        this.elements.push(element);
      },
      repeat: (look) => {
        this.look = look;
      },
    });
  }

  /** Returns the findings for the current tokens. */
  found(): readonly string[] {
    const from = this.warnings.length;
    this.look();
    return this.warnings.slice(from).map((message) => /--[\w-]+/.exec(message)![0]);
  }
}
