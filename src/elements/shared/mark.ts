import { html, type TemplateResult } from 'lit';

const PATHS = {
  waiting: 'M12 7v5l3 2',
  working: 'M8 12h.01m4 0h.01m4 0h.01',
  success: 'm7.5 12.5 3 3 6-7',
  failure: 'm9 9 6 6m0-6-6 6',
  expired: 'M12 7v5l3 2',
  neutral: 'M8 12h8',
  trouble: 'M12 7.5V13m0 3.3v.01',
};

/** The colour role of a view; also its mark. */
export type Tone = keyof typeof PATHS;

/**
 * The round sign of a state: its ring turns while something is awaited, and closes around what came of it. Decorative: the
 * words say it.
 */
export const mark = (tone: Tone): TemplateResult =>
  html`<svg part="mark" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" pathLength="4" stroke-dasharray="4 0" />
    <path d=${PATHS[tone]} pathLength="1" />
  </svg>`;
