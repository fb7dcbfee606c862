import type { ReactiveControllerHost } from 'lit';

/** An element that renders into a shadow tree. */
type DialogHost = ReactiveControllerHost & Pick<Element, 'shadowRoot' | 'isConnected'>;

/** Opens the `<dialog>` elements that its host renders, as modal ones. They are open as long as they are rendered. */
export const showDialogs = (host: DialogHost): void => {
  const show = (): void => {
    if (!host.isConnected) return;
    for (const dialog of host.shadowRoot?.querySelectorAll('dialog:not(:modal)') ?? []) {
      // Still open after a move of the host, but no longer modal.
      dialog.removeAttribute('open');
      (dialog as HTMLDialogElement).showModal();
    }
  };
  host.addController({ hostConnected: show, hostUpdated: show });
};
