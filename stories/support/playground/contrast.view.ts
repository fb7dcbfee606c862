import { html, nothing, type TemplateResult } from 'lit';
import { COLOR_TOKENS } from '../../../src/theme/tokens.js';
import { SCHEMES, type State } from '../every-state/combinations.js';
import type { Reading, Verdict } from './contrast.js';
import { withoutPrefix } from './controls.view.js';

export type Readings = Readonly<Partial<Record<State['scheme'], Reading>>>;

/** Truncates, because 4.499 must not show as 4.5. */
const oneDigit = (ratio: number): string => (Math.floor(ratio * 10) / 10).toFixed(1);

const verdict = (one: Verdict | undefined): TemplateResult =>
  one
    ? html`<td data-enough=${one.isEnough} title=${`on ${one.on}`}>
        ${oneDigit(one.ratio)} <span>${one.isEnough ? 'passes' : 'too low'}</span>
      </td>`
    : html`<td>…</td>`;

const table = (readings: Readings): TemplateResult =>
  html`<table class="playground-contrast">
    <caption>
      The lowest contrast of each colour, and what WCAG 2.2 AA requires
    </caption>
    <thead>
      <tr>
        <th scope="col">Colour</th>
        <th scope="col">Needs</th>
        ${SCHEMES.map((scheme) => html`<th scope="col">${scheme}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${COLOR_TOKENS.map(({ name, contrast }) =>
        contrast
          ? html`<tr>
              <th scope="row">${withoutPrefix(name)}</th>
              <td>${contrast.ratio}</td>
              ${SCHEMES.map((scheme) => verdict(readings[scheme]?.verdicts.get(name)))}
            </tr>`
          : nothing,
      )}
    </tbody>
  </table>`;

/** Renders the contrast of the colours, light and dark, and what to do about each problem. */
export const contrastView = (readings: Readings): TemplateResult => {
  const findings = [...new Set(SCHEMES.flatMap((scheme) => readings[scheme]?.findings ?? []))];
  return html`<div class="studio-findings" data-problems=${findings.length} role="status">
      ${
        findings.length
          ? html`<ul>
              ${findings.map((finding) => html`<li>${finding}</li>`)}
            </ul>`
          : 'All colours have enough contrast: WCAG 2.2 AA, light and dark.'
      }
    </div>
    <details class="playground-details">
      <summary>Each contrast</summary>
      ${table(readings)}
    </details>`;
};
