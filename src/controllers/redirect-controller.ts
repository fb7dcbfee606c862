import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ElementPorts } from '../browser/element-ports.js';
import { askPage } from '../core/listeners.js';
import type { RedirectTarget } from '../core/redirect-target.js';

/** `auto` redirects after a countdown, `manual` shows a button, `none` does neither. */
export type RedirectMode = 'auto' | 'manual' | 'none';

/** The state of the redirect. */
export type RedirectState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'counting' | 'leaving' | 'offered';
      readonly url: string;
      /** Remaining time of the countdown, milliseconds; 0 without a countdown. */
      readonly remainingMs: number;
      /** True at the start of the countdown. */
      readonly isNew: boolean;
    };

/** The target, and how to redirect to it. */
export interface RedirectPlan {
  readonly target: RedirectTarget;
  readonly mode: RedirectMode;
  /** Duration of the countdown, milliseconds; 0 redirects at once. */
  readonly delayMs: number;
  readonly ports: ElementPorts;
  /** Returns true while the countdown has to wait, because the buyer is about to use the page. */
  readonly isHeld: () => boolean;
}

/** A Lit element. */
type RedirectHost = ReactiveControllerHost & Pick<Node, 'isConnected'>;

const TICK_MS = 1_000;
const NONE: RedirectState = { kind: 'none' };

/**
 * Redirects to the target at most once per payment. `announce` dispatches the cancelable event right before, and returns
 * false if the page has cancelled it.
 */
export class RedirectController implements ReactiveController {
  readonly #host: RedirectHost;
  readonly #announce: (target: RedirectTarget) => boolean;
  #plan: RedirectPlan | undefined;
  #state = NONE;
  #cancelTick: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(host: RedirectHost, announce: (target: RedirectTarget) => boolean) {
    this.#host = host;
    this.#announce = (target) => askPage(() => announce(target), false);
    host.addController(this);
  }

  get state(): RedirectState {
    return this.#state;
  }

  /** Starts the redirect, unless the plan is unchanged; undefined stops it. */
  setPlan(plan: RedirectPlan | undefined): void {
    const before = this.#plan;
    // The URL contains the payment id; another host has other ports.
    if (plan?.target.url === before?.target.url && plan?.mode === before?.mode && plan?.ports === before?.ports) return;
    this.hostDisconnected();
    this.#plan = plan?.mode === 'none' ? undefined : plan;
    this.#state = NONE;
    if (!this.#plan) return;
    const { target, mode, delayMs, ports } = this.#plan;
    const isManual = mode === 'manual' || ports.navigation.isFramed() || ports.navigation.isClaimed(target.paymentId);
    if (isManual) this.#setState('offered');
    else this.#setState('counting', delayMs);
    this.hostConnected();
  }

  /** Cancels the countdown. The link remains. */
  readonly cancelRedirect = (): void => {
    this.#cancelTick?.();
    this.#setState('offered');
  };

  /** Dispatches the same event and makes the same claim as the automatic redirect. */
  readonly onLinkClick = (event: Event): void => {
    if (!this.#plan) return;
    const { target, ports } = this.#plan;
    this.cancelRedirect();
    if (this.#announce(target)) ports.navigation.claim(target.paymentId);
    else event.preventDefault();
  };

  hostConnected(): void {
    // An update after the element was removed must not redirect.
    if (!this.#host.isConnected) return;
    // Back restores the page while it waits for the navigation that has already happened.
    this.#unsubscribe = this.#plan?.ports.page.subscribe((signal) => {
      if (signal === 'pageshow' && this.#state.kind === 'leaving') this.cancelRedirect();
    });
    this.#runCountdown();
  }

  hostDisconnected(): void {
    this.#cancelTick?.();
    this.#unsubscribe?.();
  }

  #setState(kind: 'counting' | 'leaving' | 'offered', remainingMs = 0): void {
    if (!this.#plan) return;
    const { target, delayMs } = this.#plan;
    this.#state = { kind, url: target.url, remainingMs, isNew: remainingMs > 0 && remainingMs === delayMs };
    this.#host.requestUpdate();
  }

  #runCountdown(): void {
    if (this.#state.kind !== 'counting' || !this.#plan) return;
    const { remainingMs } = this.#state;
    const { ports, isHeld } = this.#plan;
    const { clock, page } = ports;
    if (remainingMs <= 0) {
      void this.#navigate(this.#plan);
      return;
    }
    const tickMs = Math.min(TICK_MS, remainingMs);
    this.#cancelTick = clock.setTimeout(() => {
      // The countdown runs only while the buyer can see it, and does nothing else.
      if (page.isVisible() && !isHeld()) this.#setState('counting', remainingMs - tickMs);
      this.#runCountdown();
    }, tickMs);
  }

  async #navigate({ target, ports }: RedirectPlan): Promise<void> {
    const { navigation } = ports;
    const { url, status, paymentId } = target;
    this.#setState('leaving');
    const leaving = this.#state;
    const hasNavigated = await navigation.withLock(paymentId, async () => {
      // While waiting for the lock, another tab may have redirected, or the buyer or the page may have cancelled.
      const mayRedirect =
        this.#state === leaving && this.#host.isConnected && !navigation.isClaimed(paymentId) && this.#announce(target);
      if (!mayRedirect) return false;
      navigation.claim(paymentId);
      return (await navigation.go(url, status)) !== false;
    });
    // The state may have changed meanwhile.
    if (!hasNavigated && this.#state === leaving) this.cancelRedirect();
  }
}
