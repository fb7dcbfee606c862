import type { ReactiveController } from 'lit';

/** A host of controllers that renders nothing. The test connects it; updates run at once. */
export class FakeHost {
  readonly #controllers: ReactiveController[] = [];
  isConnected = false;
  /** The number of requested updates. */
  updates = 0;
  readonly updateComplete = Promise.resolve(true);

  addController(controller: ReactiveController): void {
    this.#controllers.push(controller);
  }

  removeController(): void {
    throw new Error('controllers are never removed');
  }

  requestUpdate(): void {
    this.updates++;
    this.update();
  }

  /** Runs the controllers' update hooks, as Lit does before each render. */
  update(): void {
    for (const controller of this.#controllers) controller.hostUpdate?.();
  }

  connect(): void {
    this.isConnected = true;
    for (const controller of this.#controllers) controller.hostConnected?.();
  }

  disconnect(): void {
    this.isConnected = false;
    for (const controller of this.#controllers) controller.hostDisconnected?.();
  }
}
