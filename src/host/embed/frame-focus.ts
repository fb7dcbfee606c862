/** Lends the keyboard to a frame. */
export interface FrameFocus {
  /** Moves the focus into the frame, and remembers where it was. */
  handOver(): void;
  /** Puts it back, if it is still in the frame and that place is still there. */
  takeBack(): void;
}

export const frameFocus = (frame: HTMLIFrameElement): FrameFocus => {
  let before: Element | null = null;
  return {
    handOver: () => {
      before = frame.ownerDocument.activeElement;
      frame.focus({ preventScroll: true });
    },
    takeBack: () => {
      if (frame.ownerDocument.activeElement !== frame) return;
      if (before instanceof HTMLElement && before.isConnected && before !== frame)
        before.focus({ preventScroll: true });
      else frame.blur();
      before = null;
    },
  };
};
