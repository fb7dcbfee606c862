import { toHexColor } from '../../../src/theme/check/color.js';
import { describeFinding } from '../../../src/theme/check/describe-finding.js';
import { resolveEffectiveColors, readPaint } from '../../../src/theme/check/effective-colors.js';
import { findLowContrast } from '../../../src/theme/check/findings.js';
import { withResolver } from '../../../src/theme/check/resolve-color.js';

/** The colours of an element, and the problems of their contrast. */
export interface Reading {
  /** `#rrggbb`, by token. */
  readonly colors: ReadonlyMap<string, string>;
  readonly findings: readonly string[];
}

/** Checks an element like the contrast check of the library; undefined until it is rendered. */
export const readElement = (element: Element): Reading | undefined => {
  const paint = readPaint(element);
  const effective = paint && withResolver(element, (resolve) => resolveEffectiveColors(paint, resolve));
  if (!effective) return undefined;
  return {
    colors: new Map([...effective.colors].map(([name, color]) => [name, toHexColor(color)])),
    findings: findLowContrast(effective.colors, effective.surface).map(describeFinding),
  };
};
