import type { ConformanceReport, ConformanceStep } from '../../gateway/wire/conformance.js';
import type { StepId } from '../../gateway/wire/conformance-steps.js';

/** The instruction to the person. */
export interface Instruction {
  readonly text: string;
  /** Absent if there is nothing to press. */
  readonly onContinue?: () => void;
}

/** The content of the page. */
export type Screen =
  /** There is no host around the page. */
  | { readonly kind: 'guide'; readonly link: string }
  | { readonly kind: 'problem'; readonly message: string }
  | {
      readonly kind: 'check';
      readonly steps: readonly ConformanceStep[];
      /** The step that runs; undefined before the first and after the last one. */
      readonly currentId?: StepId | undefined;
      readonly instruction?: Instruction | undefined;
      readonly onSkip?: (() => void) | undefined;
      /** The report, once the run is finished and saved. */
      readonly report?: ConformanceReport | undefined;
      /** Why the results could not be saved. */
      readonly problem?: string | undefined;
      readonly onRetry?: (() => void) | undefined;
    };
