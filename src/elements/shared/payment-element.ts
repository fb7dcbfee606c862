import { LitElement, ReactiveElement, type PropertyValues } from 'lit';
import { runInSlices } from '../../browser/slices.js';
import type { Rendering } from './rendering/rendering.js';

/** The protected Lit method that completes an update. */
interface Internals {
  update(changed: PropertyValues): void;
}

/** Base class of both elements: rendering that is robust against changes of the DOM by other scripts. */
export abstract class PaymentElement extends LitElement {
  /** @internal */
  protected abstract readonly rendering: Rendering;

  protected override createRenderRoot(): ShadowRoot {
    return this.rendering.createRoot();
  }

  protected override scheduleUpdate(): Promise<void> | undefined {
    return runInSlices(() => void super.scheduleUpdate());
  }

  protected override update(changed: PropertyValues<this>): void {
    this.rendering.update(
      () => super.update(changed),
      () => {
        (ReactiveElement.prototype as unknown as Internals).update.call(this, changed);
      },
    );
  }

  /** @internal */
  adoptedCallback(): void {
    this.rendering.showStyles();
  }
}
