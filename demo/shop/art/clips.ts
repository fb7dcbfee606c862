import { html } from 'hono/html';
import type { Markup } from '../../pages/document.js';

const clip = (transform: string, colour: string): Markup =>
  html`<path
    transform="${transform}"
    d="M0 8v30a9 9 0 0 0 18 0V6A6 6 0 0 0 6 6v29a3 3 0 0 0 6 0V12"
    fill="none"
    stroke="${colour}"
    stroke-width="2.6"
    stroke-linecap="round"
  />`;

export const clips = html`
  <ellipse cx="122" cy="148" rx="70" ry="9" fill="#1f2b1c" opacity=".14" />
  ${clip('translate(92 34) rotate(-24)', '#b86b3f')} ${clip('translate(122 26) rotate(12)', '#8b979d')}
  ${clip('translate(146 46) rotate(38)', '#b86b3f')} ${clip('translate(112 40) rotate(-4)', '#a3adb3')}
  <path d="M60 84h120v52c0 8-27 15-60 15s-60-7-60-15z" fill="#54704b" />
  <path d="M60 84h20v61c-13-2.5-20-5.5-20-9z" fill="#465f3f" />
  <ellipse cx="120" cy="84" rx="60" ry="12" fill="#7d9a72" />
  <ellipse cx="120" cy="84" rx="53" ry="9" fill="#33452e" />
  ${clip('translate(86 52) rotate(14)', '#b86b3f')} ${clip('translate(132 50) rotate(-10)', '#cfd6da')}
  <path d="M67 84c0 5 24 9.5 53 9.500s53-4.5 53-9.500v5c0 5-24 9-53 9s-53-4-53-9z" fill="#54704b" />
  <rect x="92" y="106" width="56" height="26" rx="3" fill="#f5eedd" />
  <path d="M101 115h38M107 123h26" stroke="#54704b" stroke-width="2" stroke-linecap="round" />
  <path
    d="M205 140c-8-3-13-9-11-14s10-5 18-1 13 10 10 14-8 2-13 0-8-6-6-8 6-1 10 1"
    fill="none"
    stroke="#b86b3f"
    stroke-width="2.6"
    stroke-linecap="round"
  />
`;
