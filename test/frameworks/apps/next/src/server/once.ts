/** Defers creation to the first request, because Next.js loads routes during the build, without the environment variables. */
export const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};
