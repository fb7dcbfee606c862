import type { ConformanceReport, ConformanceStep } from './report.js';

type StepResult = ConformanceStep['result'];

const MARKS: Readonly<Record<StepResult, string>> = { pass: 'ok     ', fail: 'FAILED ', skip: 'skipped' };

/** Control characters, with which a report could change the terminal. */
const CONTROL = /\p{Cc}/gu;

const formatDuration = (ms: number): string => (ms < 1_000 ? `${ms} ms` : `${(ms / 1_000).toFixed(1)} s`);

/** The result of a step, for people. */
export const toStepLine = ({ id, result, reason, durationMs }: ConformanceStep): string =>
  `  ${MARKS[result]}  ${`${id}: ${reason}`.replaceAll(CONTROL, ' ')} (${formatDuration(durationMs)})`;

/** `14 passed, 1 failed, 1 skipped`. */
export const toSummary = ({ steps }: Pick<ConformanceReport, 'steps'>): string => {
  const count = (result: StepResult): number => steps.filter((step) => step.result === result).length;
  return `${count('pass')} passed, ${count('fail')} failed, ${count('skip')} skipped`;
};
