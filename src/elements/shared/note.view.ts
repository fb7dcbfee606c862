import { html } from 'lit';
import { icon } from './icon.view.js';
import { block } from './rendering/block.js';

/** Renders a note below what the buyer does: what is wrong with the connection, or what became of the last try. */
export const noteView = (part: string, path: string, content: unknown, extra = ''): unknown =>
  block(html`<p part=${part} class="note ${extra}">${icon(path)}<span>${content}</span></p>`);
