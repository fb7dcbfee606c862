import { html, type TemplateResult } from 'lit';

const PATHS = {
  waiting: 'M12 7v5l3 2',
  success: 'm7 12.5 3.5 3.5 6.5-8',
  failure: 'm8.5 8.5 7 7m0-7-7 7',
  expired: 'M12 7v5l3 2',
  neutral: 'M8 12h8',
  trouble: 'M12 7.5V13m0 3.2v.3',
};

/** The round sign of a state. Decorative: the words beside it say the same. */
export const mark = (tone: keyof typeof PATHS): TemplateResult =>
  html`<svg part="mark" class="mark ${tone}" viewBox="0 0 24 24" aria-hidden="true">
    <circle cx="12" cy="12" r="11" />
    <circle class="arc" cx="12" cy="12" r="11" pathLength="4" />
    <path d=${PATHS[tone]} />
  </svg>`;
