import type { ExaminationName, TestName } from './evidence.js';

export const LEVELS = [
  'Supports',
  'Partially Supports',
  'Does Not Support',
  'Not Applicable',
  'Not Evaluated',
] as const;
export type Level = (typeof LEVELS)[number];

/** A success criterion, or a functional performance statement, of the report. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  /** One level for all three elements, or one each for `<pay-status>`, `<pay-checkout>`, and `<pay-button>` with its dialog. */
  readonly level: Level | readonly [status: Level, checkout: Level, button: Level];
  readonly remark: string;
  readonly tests?: readonly TestName[];
  readonly examined?: readonly ExaminationName[];
}

export const getLevels = ({ level }: Criterion): readonly [status: Level, checkout: Level, button: Level] =>
  typeof level === 'string' ? [level, level, level] : level;
