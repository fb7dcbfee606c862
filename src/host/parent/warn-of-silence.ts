/** Says why a frame may be empty: a page that refuses to be framed fires no event. */
export const warnOfSilence = (origin: string): void => {
  const own = location.origin;
  console.warn(
    `embedCheckout: the page at ${origin} has not connected for 10 s. Its frame-ancestors must allow ${own} (the sandbox: --embed-origin ${own}), and it must use connectHost.`,
  );
};
