import { toHexColor } from '../../../src/theme/check/color.js';
import { describeFinding } from '../../../src/theme/check/describe-finding.js';
import { resolveEffectiveColors, readPaint } from '../../../src/theme/check/effective-colors.js';
import { findLowContrast, getPlacements } from '../../../src/theme/check/findings.js';
import { withResolver } from '../../../src/theme/check/resolve-color.js';
import { COLOR_TOKENS } from '../../../src/theme/tokens.js';

/** The lowest contrast of a colour on its backgrounds. */
export interface Verdict {
  readonly on: string;
  readonly ratio: number;
  readonly isEnough: boolean;
}

/** The colours of an element, and the problems of their contrast. */
export interface Reading {
  /** `#rrggbb`, by token. */
  readonly colors: ReadonlyMap<string, string>;
  readonly findings: readonly string[];
  /** By token. */
  readonly verdicts: ReadonlyMap<string, Verdict>;
}

type Effective = NonNullable<ReturnType<typeof resolveEffectiveColors>>;

const toVerdicts = ({ colors, surface }: Effective): Reading['verdicts'] =>
  new Map(
    COLOR_TOKENS.flatMap((token) => {
      const placements = [...getPlacements(token, colors, surface)];
      const [lowest] = placements.sort((one, other) => one.actualRatio - other.actualRatio);
      if (!lowest || !token.contrast) return [];
      const { on, actualRatio: ratio } = lowest;
      return [[token.name, { on, ratio, isEnough: ratio >= token.contrast.ratio }] as const];
    }),
  );

/** Checks an element like the contrast check of the library; undefined until it is rendered. */
export const readElement = (element: Element): Reading | undefined => {
  const paint = readPaint(element);
  const effective = paint && withResolver(element, (resolve) => resolveEffectiveColors(paint, resolve));
  if (!effective) return undefined;
  return {
    colors: new Map([...effective.colors].map(([name, color]) => [name, toHexColor(color)])),
    findings: findLowContrast(effective.colors, effective.surface).map(describeFinding),
    verdicts: toVerdicts(effective),
  };
};
