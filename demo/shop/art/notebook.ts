import { html } from 'hono/html';

export const notebook = html`
  <g transform="rotate(-7 120 90)">
    <rect x="80" y="27" width="92" height="128" rx="5" fill="#16302f" opacity=".16" />
    <rect x="76" y="24" width="92" height="128" rx="5" fill="#f7f0df" />
    <path d="M162 30v116M165 32v112" stroke="#d8ccb0" />
    <rect x="72" y="22" width="88" height="130" rx="5" fill="#2d5f73" />
    <path d="M72 27a5 5 0 0 1 5-5h9v130h-9a5 5 0 0 1-5-5z" fill="#234c5d" />
    <path
      d="M80 34h.1M80 54h.1M80 74h.1M80 94h.1M80 114h.1M80 134h.1"
      stroke="#8fb6c2"
      stroke-width="3"
      stroke-linecap="round"
    />
    <rect x="100" y="46" width="46" height="30" rx="2" fill="#f3ead6" />
    <path d="M107 56h32M107 65h20" stroke="#2d5f73" stroke-width="2" stroke-linecap="round" />
    <path
      d="M100 130c8-6 14-6 22 0s15 6 23 0M100 138c8-6 14-6 22 0s15 6 23 0"
      fill="none"
      stroke="#6fa0b0"
      stroke-width="2"
      stroke-linecap="round"
    />
    <path d="M136 152v14l4.5-4 4.5 4v-14z" fill="#d9694a" />
  </g>
`;
