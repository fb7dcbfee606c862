/** CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels from the top left of the page. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A browser with one page, which a program can look at, run scripts in, and use as a person does. */
export interface Engine {
  readonly name: string;
  /** Resolves when the page has loaded. */
  readonly goTo: (url: string) => Promise<void>;
  readonly currentUrl: () => Promise<string>;
  /** Runs the body of a function; resolves to what it returns, as JSON. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Resolves to a PNG of what is at the top left of the page. */
  readonly look: (size: Size) => Promise<Buffer>;
  /** Of the page, without the window around it. */
  readonly resize: (size: Size) => Promise<void>;
  /** A key by its name, as `KeyboardEvent.code` or `key` has it. */
  readonly press: (key: string) => Promise<void>;
  readonly pointAt: (point: Point) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The launch options of a browser. */
export interface Setting {
  /** Buyers can ask their system that nothing moves. */
  readonly motion: 'still' | 'usual';
  /** Never the page's own colours: what a buyer sets that needs a high contrast. */
  readonly colours?: 'own' | 'forced';
  /** `host:port` of what answers for every https address; its certificate is not checked. */
  readonly httpsProxy?: string;
  /** Of the page; {@link WINDOW} without it. */
  readonly page?: Size;
}

/** Of the window: more than any story needs, so that none is cut. */
export const WINDOW: Size = { width: 1_280, height: 1_600 };
