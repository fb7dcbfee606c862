import { html, type TemplateResult } from 'lit';
import { splitNumber } from '../../core/format/split-number.js';

const ENDS_WITH_DIGIT = /\p{Nd}$/u;

/**
 * Renders a formatted number, which breaks only between its groups. Gaps separate the groups of a long fraction; they are not
 * part of the text.
 */
export const numberView = (text: string, locale: string): TemplateResult => {
  const groups = splitNumber(text, locale);
  const last = groups.length - 1;
  return html`<span class="number"
    >${groups.map((group, index) => {
      if (index === last) return group;
      return ENDS_WITH_DIGIT.test(group) ? html`<span>${group}</span><wbr />` : html`${group}<wbr />`;
    })}</span
  >`;
};
