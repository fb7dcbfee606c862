/** Moves the focus into a frame and back. */
export interface FrameFocus {
  /** Moves the focus into the frame, and remembers the focused element. */
  moveIntoFrame(): void;
  /** Returns the focus to that element, if the frame still has it and the element is still in the page. */
  restore(): void;
}

export const createFrameFocus = (frame: HTMLIFrameElement): FrameFocus => {
  let before: Element | null = null;
  return {
    moveIntoFrame: () => {
      before = frame.ownerDocument.activeElement;
      frame.focus({ preventScroll: true });
    },
    restore: () => {
      if (frame.ownerDocument.activeElement !== frame) return;
      if (before instanceof HTMLElement && before.isConnected && before !== frame)
        before.focus({ preventScroll: true });
      else frame.blur();
      before = null;
    },
  };
};
