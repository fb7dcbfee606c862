import { html } from 'hono/html';

export const letters = html`
  <g transform="rotate(6 120 90)">
    <path d="M82 20h82l3 4-2 5 3 6-3 5 2 6-2 6 3 5-3 6 2 5-2 6 3 6-3 5v30H82z" fill="#fffaf0" />
    <path d="M94 38h44M94 48h56M94 58h50M94 68h55" stroke="#c8bba2" stroke-width="2" stroke-linecap="round" />
  </g>
  <rect x="54" y="72" width="136" height="86" rx="5" fill="#442019" opacity=".13" />
  <rect x="50" y="68" width="136" height="86" rx="5" fill="#f3e3d3" />
  <path d="M52 70.500c22 18 44 34 66 48 22-14 44-30 66-48" fill="none" stroke="#d9bfa6" stroke-width="2" />
  <path d="M53 152c18-14 34-26 50-37M183 152c-18-14-34-26-50-37" stroke="#e2ccb6" stroke-width="2" />
  <path d="M118 103c9-2 16 4 17 12 1 9-6 17-16 17-11 1-18-6-18-16 0-8 7-15 17-13z" fill="#b23f31" />
  <circle cx="118" cy="117.5" r="9" fill="none" stroke="#d9695a" stroke-width="1.5" />
  <path
    d="m113 121 3-8 2.5 5 2.5-5 3 8"
    fill="none"
    stroke="#f0b8ae"
    stroke-width="1.6"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
`;
