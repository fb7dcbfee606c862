import type { Navigation } from '../../src/browser/navigation.js';

/** A navigation port that records URLs instead of navigating. */
export class FakeNavigation implements Navigation {
  readonly gone: string[] = [];
  readonly claims = new Set<string>();
  url = 'https://shop.example/checkout';
  framed = false;
  /** True if another tab is navigating for the same payment. */
  taken = false;

  readonly currentUrl = (): string => this.url;
  readonly reload = (): void => {
    this.gone.push(this.url);
  };
  readonly isFramed = (): boolean => this.framed;
  readonly go = (url: string): void => {
    this.gone.push(url);
  };
  /** The links of apps that were opened. */
  readonly opened: string[] = [];
  readonly open = (url: string): void => {
    this.opened.push(url);
  };
  readonly isClaimed = (paymentId: string): boolean => this.claims.has(paymentId);
  readonly claim = (paymentId: string): void => {
    this.claims.add(paymentId);
  };
  readonly withLock = (_: string, act: () => Promise<boolean>): Promise<boolean> =>
    this.taken ? Promise.resolve(false) : act();
}
