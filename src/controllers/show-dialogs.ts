import type { ReactiveControllerHost } from 'lit';

/** An element that renders into a shadow tree. */
type DialogHost = ReactiveControllerHost & Pick<Element, 'shadowRoot' | 'isConnected'>;

/** Opens the `<dialog>` elements that its host renders, as modal ones. They are open as long as they are rendered. */
export const showDialogs = (host: DialogHost): void => {
  let shown = new WeakSet<Element>();

  const isModal = (dialog: Element): boolean => {
    try {
      return dialog.matches(':modal');
    } catch {
      // Browsers before 2022 do not know the selector.
      return shown.has(dialog);
    }
  };

  const show = (): void => {
    if (!host.isConnected) return;
    for (const dialog of host.shadowRoot?.querySelectorAll('dialog') ?? []) {
      if (isModal(dialog)) continue;
      shown.add(dialog);
      // Still open after a move of the host, but no longer modal.
      dialog.removeAttribute('open');
      if ('showModal' in dialog) dialog.showModal();
      else (dialog as Element).setAttribute('open', '');
    }
  };

  const forget = (): void => {
    shown = new WeakSet();
  };

  host.addController({ hostConnected: show, hostUpdated: show, hostDisconnected: forget });
};
