import { html } from 'lit';
import { icon, type IconName } from './icon.view.js';
import { block } from './rendering/block.js';

/** Renders a note below what the buyer does: what is wrong with the connection, or what became of the last try. */
export const noteView = (part: string, name: IconName, content: unknown, extra = ''): unknown =>
  block(html`<p part=${part} class="note ${extra}">${icon(name)}<span>${content}</span></p>`);
