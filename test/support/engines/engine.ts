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

/** A browser with one page: navigation, scripts, screenshots and input. */
export interface Engine {
  readonly name: string;
  /** Resolves when the page has loaded. */
  readonly goTo: (url: string) => Promise<void>;
  readonly currentUrl: () => Promise<string>;
  /** Runs the body of a function; resolves to its return value, as JSON. */
  readonly run: (body: string, ...args: readonly unknown[]) => Promise<unknown>;
  /** Takes a screenshot of the top left of the page; resolves to a PNG. */
  readonly screenshot: (size: Size) => Promise<Buffer>;
  /** Resizes the page, not the window around it. */
  readonly resize: (size: Size) => Promise<void>;
  /** Presses a key, given as `KeyboardEvent.code` or `key`. */
  readonly press: (key: string) => Promise<void>;
  readonly pointAt: (point: Point) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The launch options of a browser. */
export interface Setting {
  /** `still`: the system prefers reduced motion. */
  readonly motion: 'still' | 'usual';
  /** `forced`: the system forces its own colours. */
  readonly colours?: 'own' | 'forced';
  /** `host:port` of a proxy for https; its certificate is not checked. */
  readonly httpsProxy?: string;
  /** Size of the page; {@link WINDOW} by default. */
  readonly page?: Size;
}

/** Default size, larger than any story needs. */
export const WINDOW: Size = { width: 1_280, height: 1_600 };
