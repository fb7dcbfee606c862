import { html, nothing, type TemplateResult } from 'lit';
import { STEP_IDS, type StepId } from '../../gateway/wire/conformance-steps.js';
import type { ConformanceReport } from '../../gateway/wire/conformance.js';
import { formatDuration, summarize, toReportText } from '../report-text.js';
import { RESULT_TITLES, STEP_TITLES } from '../step-titles.js';
import { copyButton } from './copy.view.js';
import type { Screen } from './screen.js';

type Check = Extract<Screen, { readonly kind: 'check' }>;

const row = (id: StepId, { steps, currentId }: Check): TemplateResult => {
  const done = steps.find((step) => step.id === id);
  const state = done?.result ?? (id === currentId ? 'running' : 'open');
  const label = done ? RESULT_TITLES[done.result] : state === 'running' ? 'Running' : '';
  return html`<li class="step is-${state}" aria-current=${state === 'running' ? 'step' : nothing}>
    <h3>${STEP_TITLES[id]} <code>${id}</code></h3>
    <p class="result">${label}</p>
    ${
      done
        ? html`<p class="reason">${done.reason} <span class="duration">${formatDuration(done.durationMs)}</span></p>`
        : nothing
    }
  </li>`;
};

const task = ({ instruction, currentId, onSkip }: Check): TemplateResult =>
  html`<section class="task" aria-label="What to do">
    <p class="task-text" role="status">${instruction?.text ?? 'Checking. There is nothing to do.'}</p>
    <div class="task-buttons" ?hidden=${!instruction}>
      ${
        instruction?.onContinue
          ? html`<button type="button" class="button" @click=${instruction.onContinue}>Continue</button>`
          : nothing
      }
      ${
        currentId && onSkip
          ? html`<button type="button" class="quiet-button" @click=${onSkip}>Skip this step</button>`
          : nothing
      }
    </div>
  </section>`;

/** In a tab of its own: the host around this page knows the payment of this run, not that of the next one. */
const anotherRun = html`<a class="quiet-button" href="/conformance" target="_blank" rel="noopener"
  >Start another run</a
>`;

const result = (report: ConformanceReport): TemplateResult =>
  html`<section class="task" aria-label="Result">
    <p class="task-text" role="status">${summarize(report)}.</p>
    <div class="task-buttons">
      ${copyButton(toReportText(report), 'Copy the report')}
      <a class="quiet-button" href=${report.reportUrl} target="_blank" rel="noopener">Open the report</a>
      ${anotherRun}
    </div>
    <p class="share">To share: <code>${report.reportUrl}</code></p>
  </section>`;

const unsaved = ({ problem, onRetry }: Check): TemplateResult =>
  html`<section class="task" aria-label="Problem">
    <p class="task-text" role="alert">${problem}</p>
    <div class="task-buttons">
      <button type="button" class="button" @click=${onRetry}>Send the results again</button>
    </div>
  </section>`;

/** The steps with their results, and what the person is asked to do. */
export const check = (screen: Check): TemplateResult => html`
  <header class="head">
    <p class="kind">Check of a host</p>
    <h1>Does your host keep the protocol?</h1>
    <p class="lead">
      The requests are those of a real test payment of the sandbox. It is never confirmed, and cancelled at the end, so
      nothing is paid.
    </p>
  </header>
  ${screen.problem ? unsaved(screen) : screen.report ? result(screen.report) : task(screen)}
  <ol class="steps">
    ${STEP_IDS.map((id) => row(id, screen))}
  </ol>
`;

export const problem = (message: string): TemplateResult => html`
  <header class="head">
    <p class="kind">Check of a host</p>
    <h1>The check cannot start</h1>
    <p class="lead" role="alert">${message}</p>
  </header>
  <p class="links">${anotherRun}</p>
`;
