/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A browser with one page, which a program can look at and run scripts in. */
export interface Engine {
  readonly name: string;
  readonly goTo: (url: string) => Promise<void>;
  /** Runs the body of a function; resolves to what it returns, as JSON. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Resolves to a PNG of what is at the top left of the page. */
  readonly look: (size: Size) => Promise<Buffer>;
  readonly close: () => Promise<void>;
}

/** Of the window: more than any story needs, so that none is cut. */
export const WINDOW: Size = { width: 1_280, height: 1_600 };
