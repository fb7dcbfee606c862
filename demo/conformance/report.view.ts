import { html } from 'hono/html';
import type { ConformanceReport, ConformanceStep } from '../gateway/wire/conformance.js';
import type { Markup, PageContent } from '../pages/document.js';
import { STYLES } from './conformance.view.js';
import { formatDuration, summarize } from './report-text.js';
import { RESULT_TITLES, STEP_TITLES } from './step-titles.js';

const step = ({ id, result, reason, durationMs }: ConformanceStep): Markup =>
  html`<li class="step is-${result}">
    <h3>${STEP_TITLES[id]} <code>${id}</code></h3>
    <p class="result">${RESULT_TITLES[result]}</p>
    <p class="reason">${reason} <span class="duration">${formatDuration(durationMs)}</span></p>
  </li>`;

const fact = (name: string, value: string): Markup =>
  html`<dt>${name}</dt>
    <dd>${value}</dd>`;

const facts = ({ host, updatedAt, sandboxVersion, protocolVersion }: ConformanceReport): Markup =>
  html`<dl class="facts">
    ${fact('Date', updatedAt)}
    ${
      host
        ? [
            fact('Host', host.bridge === 'frame' ? 'a page with a frame' : `an app with the bridge ${host.bridge}`),
            fact('Handles', host.handles.join(', ') || 'nothing'),
            fact('Wallet', host.wallet ? `${host.wallet.name} (${host.wallet.id})` : 'none'),
            fact('Browser', host.userAgent),
          ]
        : fact('Host', 'No host has loaded the page yet.')
    }
    ${fact('Versions', `sandbox ${sandboxVersion}, host protocol ${protocolVersion}`)}
  </dl>`;

/** The report of a run, to share. */
export const reportView = (report: ConformanceReport): PageContent => ({
  title: 'Report of a check',
  styles: STYLES,
  body: html`<body class="conformance">
    <main>
      <header class="head">
        <p class="kind">Check of a host</p>
        <h1>${summarize(report)}</h1>
        ${report.isFinished ? '' : html`<p class="lead">The run is not finished. Reload the page for newer results.</p>`}
      </header>
      <ol class="steps">
        ${report.steps.map(step)}
      </ol>
      ${facts(report)}
      <p class="links">
        <a href="/conformance/${report.runId}.txt" download>Download as text</a>
        <a href="/sandbox/conformance/${report.runId}" download="${report.runId}.json">Download as JSON</a>
      </p>
    </main>
  </body>`,
});
