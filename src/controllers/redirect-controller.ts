import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { ElementPorts } from './ports.js';
import type { RedirectTarget } from './redirect-target.js';

/** `auto` goes there by itself, `manual` shows a button, `none` does nothing. */
export type RedirectMode = 'auto' | 'manual' | 'none';

/** What the buyer is shown of the redirect. */
export type RedirectState =
  | { readonly kind: 'none' }
  | { readonly kind: 'counting'; readonly url: string; readonly remainingMs: number }
  | { readonly kind: 'leaving'; readonly url: string }
  | { readonly kind: 'offered'; readonly url: string };

/** How a target is approached. */
export interface RedirectPlan {
  readonly target: RedirectTarget;
  readonly mode: RedirectMode;
  /** Milliseconds that the buyer has to stay; 0 leaves at once. */
  readonly delayMs: number;
}

const TICK_MS = 1_000;

/**
 * Takes the buyer to the target exactly once per payment and tab. `announce` fires the cancelable event right before
 * and tells whether the page let it pass.
 */
export class RedirectController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #announce: (target: RedirectTarget) => boolean;
  #ports: ElementPorts | undefined;
  #target: RedirectTarget | undefined;
  #state: RedirectState = { kind: 'none' };
  #cancelTick: (() => void) | undefined;
  #unsubscribe: (() => void) | undefined;

  constructor(host: ReactiveControllerHost, announce: (target: RedirectTarget) => boolean) {
    this.#host = host;
    this.#announce = announce;
    host.addController(this);
  }

  get state(): RedirectState {
    return this.#state;
  }

  /** Sets out for the target, unless it is the one under way already. */
  follow(plan: RedirectPlan | undefined, ports: ElementPorts): void {
    const target = plan?.target;
    if (target?.url === this.#target?.url && target?.paymentId === this.#target?.paymentId) return;
    this.hostDisconnected();
    this.#ports = ports;
    this.#target = target;
    if (!plan || !target || plan.mode === 'none') {
      this.#state = { kind: 'none' };
      return;
    }
    const { navigation } = ports;
    const asks = plan.mode === 'manual' || navigation.isFramed() || navigation.isClaimed(target.paymentId);
    this.#state = asks
      ? { kind: 'offered', url: target.url }
      : { kind: 'counting', url: target.url, remainingMs: plan.delayMs };
    this.hostConnected();
  }

  /** The buyer stays; a link remains. */
  stay(): void {
    this.#cancelTick?.();
    if (this.#target) this.#become({ kind: 'offered', url: this.#target.url });
  }

  /** The buyer follows the link: the same event, and the same claim, as when the page goes by itself. */
  readonly onLinkClick = (event: Event): void => {
    this.#cancelTick?.();
    if (!this.#target || !this.#ports) return;
    if (this.#announce(this.#target)) this.#ports.navigation.claim(this.#target.paymentId);
    else event.preventDefault();
    this.stay();
  };

  hostConnected(): void {
    if (!this.#ports || !this.#target) return;
    // Back brings the page as it was, waiting for a navigation that has happened.
    this.#unsubscribe = this.#ports.page.subscribe((signal) => {
      if (signal === 'pageshow' && this.#state.kind === 'leaving') this.stay();
    });
    this.#count();
  }

  hostDisconnected(): void {
    this.#cancelTick?.();
    this.#unsubscribe?.();
    this.#unsubscribe = undefined;
  }

  #become(state: RedirectState): void {
    this.#state = state;
    this.#host.requestUpdate();
  }

  #count(): void {
    if (this.#state.kind !== 'counting' || !this.#ports) return;
    const { url, remainingMs } = this.#state;
    if (remainingMs <= 0) {
      void this.#leave();
      return;
    }
    const { clock, page } = this.#ports;
    const tickMs = Math.min(TICK_MS, remainingMs);
    this.#cancelTick = clock.setTimeout(() => {
      // Nobody can stop a redirect that they do not see.
      if (page.isVisible()) this.#become({ kind: 'counting', url, remainingMs: remainingMs - tickMs });
      this.#count();
    }, tickMs);
  }

  async #leave(): Promise<void> {
    const [target, ports] = [this.#target, this.#ports];
    if (!target || !ports) return;
    const { navigation } = ports;
    this.#become({ kind: 'leaving', url: target.url });
    await navigation.exclusively(target.paymentId, () => {
      const isWanted = this.#target === target && this.#state.kind === 'leaving' && this.#unsubscribe !== undefined;
      if (!isWanted || navigation.isClaimed(target.paymentId) || !this.#announce(target)) {
        this.stay();
        return false;
      }
      navigation.claim(target.paymentId);
      navigation.go(target.url);
      return true;
    });
    if (!navigation.isClaimed(target.paymentId)) this.stay();
  }
}
