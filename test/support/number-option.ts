/** Parses a whole number of the command line. Exits if it is invalid, because a run of NaN cases would pass. */
export const parseNumberOption = (name: string, text: string, least = 1): number => {
  const value = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(value) && value >= least) return value;
  console.error(`--${name} must be a whole number of at least ${least}, not "${text}"`);
  process.exit(1);
};
