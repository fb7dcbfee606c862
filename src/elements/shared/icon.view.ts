import { html, type TemplateResult } from 'lit';
import * as icons from './icons.js';

/** The icons that point along the direction of the text. */
const MIRRORED: readonly string[] = [icons.back, icons.go, icons.external];

/** Renders a decorative icon, one of `icons.ts`. */
export const icon = (path: string, extra = ''): TemplateResult =>
  html`<svg class="icon ${MIRRORED.includes(path) ? 'mirrored' : ''} ${extra}" viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path} />
  </svg>`;
