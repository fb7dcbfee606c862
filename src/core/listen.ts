/** `addEventListener` with a signal, which browsers have only since 2021. */
export const listen = (
  target: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
  type: string,
  listener: (event: never) => void,
  signal: AbortSignal,
  isCapturing = false,
): void => {
  if (signal.aborted) return;
  target.addEventListener(type, listener as EventListener, isCapturing);
  signal.addEventListener('abort', () => {
    target.removeEventListener(type, listener as EventListener, isCapturing);
  });
};
