import { html } from 'hono/html';

const millimetres = Array.from({ length: 31 }, (_, at) => `M${36 + at * 5.6} 66v${at % 10 ? (at % 5 ? 8 : 12) : 17}`);
const sixteenths = Array.from({ length: 22 }, (_, at) => `M${36 + at * 8} 114v-${at % 8 ? (at % 4 ? 7 : 11) : 16}`);

export const ruler = html`
  <g transform="rotate(-14 120 90)">
    <rect x="25" y="70" width="194" height="52" rx="5" fill="#3b2a10" opacity=".16" />
    <rect x="22" y="64" width="196" height="52" rx="5" fill="#cfa456" />
    <path d="M27 64h186a5 5 0 0 1 5 5v3H22v-3a5 5 0 0 1 5-5z" fill="#e2bf7c" />
    <path d="M22 108h196v3a5 5 0 0 1-5 5H27a5 5 0 0 1-5-5z" fill="#b58a3e" />
    <path d="${[...millimetres, ...sixteenths].join('')}" stroke="#5c4212" stroke-width="1.4" />
    <path d="M150 64 172 116h18L168 64z" fill="#fff" opacity=".16" />
    <circle cx="208" cy="90" r="4.5" fill="#f4ead4" stroke="#9b7430" stroke-width="1.5" />
  </g>
`;
