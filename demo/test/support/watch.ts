/** Remembers whether the promise has settled. */
export const watch = <Value>(promise: Promise<Value>) => {
  const watched = { promise, isSettled: false };
  const mark = (): void => {
    watched.isSettled = true;
  };
  void promise.then(mark, mark);
  return watched;
};
