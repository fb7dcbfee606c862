import { html, type TemplateResult } from 'lit';
import { splitNumber } from '../../core/format/split-number.js';

/** A group of a fraction: no separator is before it. */
const isAfterDigit = (before: string | undefined): boolean => /\p{Nd}$/u.test(before ?? '');

/**
 * Renders a formatted number, which breaks only between its groups. The groups of a long fraction have gaps, which are not
 * part of the text.
 */
export const numberView = (text: string, locale: string): TemplateResult => {
  const groups = splitNumber(text, locale);
  return html`<span class="number"
    >${groups.map((group, index) => {
      if (!index) return group;
      return isAfterDigit(groups[index - 1]) ? html`<wbr /><span>${group}</span>` : html`<wbr />${group}`;
    })}</span
  >`;
};
