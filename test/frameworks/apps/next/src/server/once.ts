/** Next.js loads routes while it builds, without the shop's settings: what needs them is made for the first request. */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
