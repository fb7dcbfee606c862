import { html, type TemplateResult } from 'lit';

/** A row of the details. */
export const fact = (name: string, value: TemplateResult | string): TemplateResult =>
  html`<div>
    <dt>${name}</dt>
    <dd>${value}</dd>
  </div>`;
