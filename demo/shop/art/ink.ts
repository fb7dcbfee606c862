import { html } from 'hono/html';

export const ink = html`
  <ellipse cx="122" cy="152" rx="62" ry="7" fill="#3b2f18" opacity=".14" />
  <rect x="98" y="24" width="44" height="30" rx="5" fill="#20262c" />
  <path d="M106 30v18M114 30v18M122 30v18M130 30v18" stroke="#3c454d" stroke-width="2" stroke-linecap="round" />
  <path d="M102 54h36v10h-36z" fill="#cfe0df" />
  <path d="M98 64h44c14 4 24 14 24 30v46a12 12 0 0 1-12 12H86a12 12 0 0 1-12-12V94c0-16 10-26 24-30z" fill="#d7e8e6" />
  <path d="M74 98c16-6 30 5 46 1s30-8 46-2v43a12 12 0 0 1-12 12H86a12 12 0 0 1-12-12z" fill="#17696d" />
  <path d="M74 98c16-6 30 5 46 1s30-8 46-2v8c-16-6-30-2-46 2s-30-6-46-1z" fill="#2c8a8c" />
  <rect x="92" y="104" width="56" height="36" rx="3" fill="#f8f2e4" />
  <path d="M120 109c5 7 8 10.5 8 15a8 8 0 0 1-16 0c0-4.5 3-8 8-15z" fill="#17696d" />
  <path d="M102 136h36" stroke="#c9bd9f" stroke-width="1.5" />
  <path d="M82 98v36" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".35" />
`;
