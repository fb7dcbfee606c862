import { html, nothing, type TemplateResult } from 'lit';
import { formatUsualDuration } from '../../core/format/duration.js';
import { formatMoment } from '../../core/format/moment.js';
import type { Messages } from '../../locales/messages.js';
import type { Step } from './timeline.model.js';

/** The inputs of the timeline besides the steps. */
export interface TimelineContext {
  readonly messages: Messages;
  /** Unix milliseconds; undefined in a server render, which does not know the buyer's time zone. */
  readonly nowMs: number | undefined;
}

/** The time of a step, or how long it usually takes. */
const renderTime = (
  { atMs, usualS }: Step,
  { messages: { locale, timeline }, nowMs }: TimelineContext,
): TemplateResult | typeof nothing => {
  if (atMs !== undefined && nowMs !== undefined) {
    const text = formatMoment(atMs, nowMs, locale);
    return html`<time part="timeline-time" datetime=${new Date(atMs).toISOString()}>${text}</time>`;
  }
  if (!usualS) return nothing;
  const text = timeline.usually.replace('{time}', formatUsualDuration(usualS, locale));
  return html`<span part="timeline-time">${text}</span>`;
};

/** Renders the steps of a payment. A step that is still to come says so to screen readers: its name sounds like done. */
export const timelineView = (steps: readonly Step[], context: TimelineContext): TemplateResult | typeof nothing => {
  if (!steps.length) return nothing;
  const { timeline } = context.messages;
  return html`<ol part="timeline" role="list" aria-label=${timeline.label}>
    ${steps.map(
      (step) =>
        html`<li part="timeline-step" class=${step.stage} aria-current=${step.stage === 'current' ? 'step' : nothing}>
          <span
            >${timeline[step.name]}${
              step.stage === 'upcoming' ? html` <span class="spoken">${timeline.notYet}</span>` : nothing
            }</span
          >
          ${renderTime(step, context)}
        </li>`,
    )}
  </ol>`;
};
