import { html, type TemplateResult } from 'lit';
import type { StatusMessages } from '../../locales/messages.js';
import { icon } from './icon.view.js';
import * as icons from './icons.js';
import { phrase } from './rendering/block.js';

/** Renders what follows the label of a link that opens a new tab: an icon, and words for screen readers. */
export const newTab = ({ newTab }: StatusMessages): TemplateResult =>
  html`${icon(icons.external)}<span class="spoken"> ${phrase(newTab)}</span>`;
