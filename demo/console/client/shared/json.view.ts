import { html, type TemplateResult } from 'lit';
import { jsonTokens, prettyJson } from './json-tokens.js';

/** Renders highlighted JSON. */
export const json = (text: string): TemplateResult =>
  html`<pre class="json"><code>${jsonTokens(prettyJson(text)).map(([kind, piece]) =>
    kind ? html`<span class=${kind}>${piece}</span>` : piece,
  )}</code></pre>`;
