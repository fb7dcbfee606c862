import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ElementPorts } from '../browser/element-ports.js';
import type { RedirectTarget } from '../core/redirect-target.js';

/** `auto` goes there by itself, `manual` shows a button, `none` does nothing. */
export type RedirectMode = 'auto' | 'manual' | 'none';

/** What the buyer is shown of the redirect. */
export type RedirectState =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'counting' | 'leaving' | 'offered';
      readonly url: string;
      /** Milliseconds of a countdown, else 0. */
      readonly remainingMs: number;
      /** Whether nothing of the countdown has gone by. */
      readonly isNew: boolean;
    };

/** How a target is approached. */
export interface RedirectPlan {
  readonly target: RedirectTarget;
  readonly mode: RedirectMode;
  /** Milliseconds that the buyer has to stay; 0 leaves at once. */
  readonly delayMs: number;
  readonly ports: ElementPorts;
}

/** An element; a class of Lit's is one. */
type RedirectHost = ReactiveControllerHost & Pick<Node, 'isConnected'>;

const TICK_MS = 1_000;
const NONE: RedirectState = { kind: 'none' };

/**
 * Takes the buyer to the target exactly once per payment and tab. `announce` fires the cancelable event right before
 * and tells whether the page let it pass.
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
    this.#announce = announce;
    host.addController(this);
  }

  get state(): RedirectState {
    return this.#state;
  }

  /** Sets out for the target, unless it is the one under way already. */
  setPlan(plan: RedirectPlan | undefined): void {
    const before = this.#plan;
    // The URL names the payment; another host is other ports.
    if (plan?.target.url === before?.target.url && plan?.mode === before?.mode && plan?.ports === before?.ports) return;
    this.hostDisconnected();
    this.#plan = plan?.mode === 'none' ? undefined : plan;
    this.#state = NONE;
    if (!this.#plan) return;
    const { target, mode, delayMs, ports } = this.#plan;
    const asks = mode === 'manual' || ports.navigation.isFramed() || ports.navigation.isClaimed(target.paymentId);
    if (asks) this.#become('offered');
    else this.#become('counting', delayMs);
    this.hostConnected();
  }

  /** The buyer stays; a link remains. */
  readonly cancelRedirect = (): void => {
    this.#cancelTick?.();
    this.#become('offered');
  };

  /** The buyer follows the link: the same event, and the same claim, as when the page goes by itself. */
  readonly onLinkClick = (event: Event): void => {
    if (!this.#plan) return;
    const { target, ports } = this.#plan;
    this.cancelRedirect();
    if (this.#announce(target)) ports.navigation.claim(target.paymentId);
    else event.preventDefault();
  };

  hostConnected(): void {
    // An update may come after the page has taken the element out, and must not take the buyer away then.
    if (!this.#host.isConnected) return;
    // Back brings the page as it was, waiting for a navigation that has happened.
    this.#unsubscribe = this.#plan?.ports.page.subscribe((signal) => {
      if (signal === 'pageshow' && this.#state.kind === 'leaving') this.cancelRedirect();
    });
    this.#count();
  }

  hostDisconnected(): void {
    this.#cancelTick?.();
    this.#unsubscribe?.();
  }

  #become(kind: 'counting' | 'leaving' | 'offered', remainingMs = 0): void {
    if (!this.#plan) return;
    const { target, delayMs } = this.#plan;
    this.#state = { kind, url: target.url, remainingMs, isNew: remainingMs > 0 && remainingMs === delayMs };
    this.#host.requestUpdate();
  }

  #count(): void {
    if (this.#state.kind !== 'counting' || !this.#plan) return;
    const { remainingMs } = this.#state;
    const { clock, page } = this.#plan.ports;
    if (remainingMs <= 0) {
      void this.#leave(this.#plan);
      return;
    }
    const tickMs = Math.min(TICK_MS, remainingMs);
    this.#cancelTick = clock.setTimeout(() => {
      // Nobody can stop a redirect that they do not see.
      if (page.isVisible()) this.#become('counting', remainingMs - tickMs);
      this.#count();
    }, tickMs);
  }

  async #leave({ target, ports }: RedirectPlan): Promise<void> {
    const { navigation } = ports;
    const { url, status, paymentId } = target;
    this.#become('leaving');
    const leaving = this.#state;
    const goes = await navigation.withLock(paymentId, async () => {
      // Another tab, the page or the buyer may have been faster while the lock was asked for.
      const may =
        this.#state === leaving && this.#host.isConnected && !navigation.isClaimed(paymentId) && this.#announce(target);
      if (!may) return false;
      navigation.claim(paymentId);
      return (await navigation.go(url, status)) !== false;
    });
    // The answer may come when something else is shown.
    if (!goes && this.#state === leaving) this.cancelRedirect();
  }
}
