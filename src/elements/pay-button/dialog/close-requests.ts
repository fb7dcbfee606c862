/** The `CloseWatcher` of browsers that have one: called for close requests, such as Android's Back gesture. */
interface Watcher {
  onclose: (() => void) | null;
  destroy(): void;
}

/**
 * Calls back when the buyer asks the browser to close the dialog. Returns a function that stops. No entry is added to the history: such an
 * entry would still be there after the payment.
 */
export const closeRequests = (onRequest: () => void): (() => void) => {
  const { CloseWatcher } = globalThis as { CloseWatcher?: new () => Watcher };
  if (!CloseWatcher) return () => undefined;
  let watcher: Watcher;
  let isStopped = false;
  const watch = (): void => {
    watcher = new CloseWatcher();
    watcher.onclose = () => {
      if (isStopped) return;
      // It is used up. The dialog may stay, with a question.
      watch();
      onRequest();
    };
  };
  watch();
  return () => {
    isStopped = true;
    watcher.destroy();
  };
};
