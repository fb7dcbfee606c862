/** The default of `onError`. */
export const logError = (error: unknown): void => {
  console.error(error);
};
