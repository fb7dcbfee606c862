import { html, type TemplateResult } from 'lit';
import type { SandboxStep } from '../../../demo/gateway/wire/sandbox-payment.js';
import { STEP_TEXTS } from '../../../demo/pages/step-texts.js';
import { formatCountdown } from '../../../src/core/format/duration.js';
import type { LogEntry } from './event-log.js';
import { LIVE_FAULTS, type LiveFault } from './live-faults.js';

const formatTime = (atMs: number): string => new Date(atMs).toISOString().slice(11, 19);

const group = (title: string, content: TemplateResult): TemplateResult =>
  html`<fieldset class="studio-group">
    <legend>${title}</legend>
    ${content}
  </fieldset>`;

/** Renders the steps of a payment. Steps that the gateway refuses are enabled too, and show its error. */
export const steps = (possible: readonly SandboxStep[], take: (step: SandboxStep) => void): TemplateResult => {
  const names = Object.keys(STEP_TEXTS) as SandboxStep[];
  return group(
    'Payment',
    html`<div class="studio-row">
      ${names.map(
        (name) =>
          html`<button
            class="studio-button"
            title=${STEP_TEXTS[name].meaning}
            aria-disabled=${!possible.includes(name)}
            @click=${() => {
              take(name);
            }}
          >
            ${STEP_TEXTS[name].label}
          </button>`,
      )}
    </div>`,
  );
};

/** Renders the gateway's time, and buttons that advance it. */
export const clock = (nowMs: number, expiresAtMs: number, advanceTo: (atMs: number) => void): TemplateResult => {
  const moves = [
    ['+1 min', nowMs + 60_000],
    ['10 s before expiry', expiresAtMs - 10_000],
    ['Past expiry', expiresAtMs + 1_000],
  ] as const;
  return group(
    'Clock',
    html`<p class="studio-fact">
        <time>${formatTime(nowMs)}</time>
        <span
          >${nowMs < expiresAtMs ? `${formatCountdown(expiresAtMs - nowMs, 'en')} left to pay` : 'past expiry'}</span
        >
      </p>
      <div class="studio-row">
        ${moves.map(
          ([label, atMs]) =>
            html`<button
              class="studio-button"
              aria-disabled=${atMs <= nowMs}
              @click=${() => {
                advanceTo(atMs);
              }}
            >
              ${label}
            </button>`,
        )}
      </div>`,
  );
};

/** Renders the choice of faults of the gateway. */
export const faults = (chosen: LiveFault, choose: (fault: LiveFault) => void): TemplateResult =>
  group(
    'Gateway response',
    html`<div class="studio-row">
      ${(Object.keys(LIVE_FAULTS) as LiveFault[]).map(
        (name) =>
          html`<label class="studio-choice"
            ><input
              type="radio"
              name="fault"
              .checked=${name === chosen}
              @change=${() => {
                choose(name);
              }}
            />${name}</label
          >`,
      )}
    </div>`,
  );

/** Renders a switch. */
export const toggle = (label: string, isOn: boolean, set: (on: boolean) => void): TemplateResult =>
  html`<label class="studio-switch"
    ><input
      type="checkbox"
      role="switch"
      .checked=${isOn}
      @change=${({ target }: Event) => {
        set((target as HTMLInputElement).checked);
      }}
    />${label}</label
  >`;

/** Renders the switches for the network and the page. */
export const surroundings = (...toggles: readonly TemplateResult[]): TemplateResult =>
  group('Page', html`<div class="studio-row">${toggles}</div>`);

/** Renders the events of the element, newest first. */
export const log = (entries: readonly LogEntry[]): TemplateResult =>
  group(
    'Events',
    html`<div class="studio-log" role="log" tabindex="0" aria-label="Events">
      ${
        entries.length
          ? html`<ol>
              ${entries.map(
                ({ atMs, name, detail }) =>
                  html`<li><time>${formatTime(atMs)}</time> <b>${name}</b> <span>${detail}</span></li>`,
              )}
            </ol>`
          : 'None yet.'
      }
    </div>`,
  );
