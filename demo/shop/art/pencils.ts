import { html } from 'hono/html';
import type { Markup } from '../../pages/document.js';

const pencil = (x: number, y: number, wood: string, end: string): Markup => html`
  <g transform="translate(${x} ${y})">
    <path d="M0 32h15v98H0z" fill="${wood}" />
    <path d="M5 32h5v98H5z" fill="#fff" opacity=".18" />
    <path d="M0 32 7.5 6 15 32c-2.5-2.5-5-2.5-7.5 0-2.5-2.5-5-2.5-7.5 0z" fill="#f0d3a5" />
    <path d="M5.5 13 7.5 6l2 7c-1.3 1-2.7 1-4 0z" fill="#33302c" />
    <path d="M0 122h15v10H0z" fill="${end}" />
  </g>
`;

export const pencils = html`
  <g transform="rotate(9 120 90)">
    ${[0, 1, 2, 3, 4, 5].map((at) => {
      const [wood, end] = at < 2 ? ['#c98a55', '#7d8b96'] : at < 4 ? ['#bd7c48', '#d9694a'] : ['#b3713e', '#2b2f36'];
      return pencil(64 + at * 19, 18 + [8, 0, 12, 3, 9, 1][at]!, wood!, end!);
    })}
    <path d="M58 104h122v17H58z" fill="#efe6d2" />
    <path d="M58 104h122M58 121h122" stroke="#d6c9ac" />
    <path d="M104 112.500h30" stroke="#a67a4b" stroke-width="2" stroke-linecap="round" />
  </g>
`;
