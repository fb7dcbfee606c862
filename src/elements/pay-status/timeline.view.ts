import { html, nothing, type TemplateResult } from 'lit';
import { formatUsualDuration } from '../../core/format/duration.js';
import { formatMoment } from '../../core/format/moment.js';
import type { StatusMessages } from '../../locales/messages.js';
import { block } from '../shared/rendering/block.js';
import type { Step } from './timeline.model.js';

/** The inputs of the timeline besides the steps. */
export interface TimelineContext {
  readonly messages: StatusMessages;
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

/** Renders a step. One that is still to come says so to screen readers: its name sounds like done. */
const stepView = (step: Step, context: TimelineContext): unknown => {
  const { timeline } = context.messages;
  const name = timeline[step.name];
  const time = renderTime(step, context);
  if (step.stage === 'upcoming') {
    return block(
      html`<li part="timeline-step" class="upcoming">
        <span>${name} <span class="spoken">${timeline.notYet}</span></span> ${time}
      </li>`,
    );
  }
  const current = step.stage === 'current' ? 'step' : nothing;
  return block(
    html`<li part="timeline-step" class=${step.stage} aria-current=${current}><span>${name}</span> ${time}</li>`,
  );
};

/** Renders the steps of a payment. */
export const timelineView = (steps: readonly Step[], context: TimelineContext): unknown => {
  const length = steps.length > 3 ? 'long' : 'short';
  return steps.length
    ? block(
        html`<ol part="timeline" class=${length} role="list" aria-label=${context.messages.timeline.label}>
          ${steps.map((step) => stepView(step, context))}
        </ol>`,
      )
    : nothing;
};
