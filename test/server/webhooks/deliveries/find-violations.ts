import type { Entry } from './ledger.js';
import type { PaymentStory } from './story.js';

const count = (entries: readonly Entry[], flag: 'firstSucceeded' | 'firstSettled'): number =>
  entries.filter((entry) => entry[flag]).length;

/** Returns the violations in the merchant's effects for a payment, once all of its events are acknowledged. */
export const findViolations = (
  { paymentId, highestVersion, succeeds, settles }: PaymentStory,
  entries: readonly Entry[],
): readonly string[] => {
  const versions = entries.map(({ version }) => version);
  const reportIf = (isWrong: boolean, what: string): readonly string[] =>
    isWrong ? [`${paymentId}: ${what} (versions ${versions.join(', ')})`] : [];
  return [
    ...reportIf(versions.at(-1) !== highestVersion, `the highest version is ${highestVersion}`),
    ...reportIf(
      versions.some((version, index) => index > 0 && version <= versions[index - 1]!),
      'a version was applied twice, or after a higher one',
    ),
    ...reportIf(
      count(entries, 'firstSucceeded') !== Number(succeeds),
      `fulfilled ${count(entries, 'firstSucceeded')} times`,
    ),
    ...reportIf(count(entries, 'firstSettled') !== Number(settles), `settled ${count(entries, 'firstSettled')} times`),
  ];
};
