import { luminance, toHex } from './color.js';
import type { Finding } from './findings.js';

/** Cut, not rounded: 4.499 is not 4.5. */
const twoDigits = (ratio: number): number => Math.floor(ratio * 100) / 100;

/** One sentence of what is wrong, and one of what to do. */
export const describeFinding = (finding: Finding): string => {
  const { name, color, against, on, background, seen, wanted, better } = finding;
  const direction = luminance(better) < luminance(color) ? 'darker' : 'lighter';
  return (
    `pay-status: ${name} (${toHex(color)}) has a contrast of ${twoDigits(seen)} : 1 on ${on} ` +
    `(${toHex(background)}), where WCAG 2.2 AA wants ${wanted} : 1. ` +
    `Make ${name} ${toHex(better)} or ${direction}, or change ${against}.`
  );
};
