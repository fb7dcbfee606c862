import { luminance, toHexColor } from './color.js';
import type { Finding } from './findings.js';

/** Truncates, because 4.499 must not show as 4.5. */
const toTwoDigits = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** Describes the problem in one sentence, and the remedy in another. */
export const describeFinding = (finding: Finding): string => {
  const { name, color, against, on, background, actualRatio, requiredRatio, suggestion } = finding;
  const direction = luminance(suggestion) < luminance(color) ? 'darker' : 'lighter';
  return (
    `pay-status: ${name} (${toHexColor(color)}) has a contrast of ${toTwoDigits(actualRatio)} : 1 on ${on} ` +
    `(${toHexColor(background)}), where WCAG 2.2 AA requires ${requiredRatio} : 1. ` +
    `Make ${name} ${toHexColor(suggestion)} or ${direction}, or change ${against}.`
  );
};
