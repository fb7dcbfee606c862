import { css } from 'lit';
import { coreTokenStyles } from './core-tokens.styles.js';

/** The design tokens of the status and of the checkout. The public ones start with `--pay-`; the others are derived from them. */
export const tokenStyles = css`
  ${coreTokenStyles}
  :host {
    --_density: 1;
    /* The height of a button. */
    --_button: max(48px, 3em);
    --_space: calc(var(--pay-space, var(--_rem)) * var(--_density));

    --_success: var(--pay-success, light-dark(#12753f, #5fd394));
    /* The tray, and the page around it. */
    --_sunken: var(
      --pay-surface-sunken,
      light-dark(color-mix(in srgb, var(--_text) 4%, var(--_surface)), color-mix(in srgb, #000 34%, var(--_surface)))
    );
    --_ground: light-dark(var(--_surface), color-mix(in srgb, #000 56%, var(--_surface)));
    /* What is still to come. */
    --_pale: color-mix(in srgb, var(--_text) 14%, transparent);
    /* Fields and radio buttons: at least 3 : 1. */
    --_border-control: color-mix(in srgb, var(--_text) 52%, var(--_surface));
    --_hover: color-mix(in srgb, var(--_text) 4%, transparent);
    /* The colour of the state. */
    --_tone: var(--_accent);
    --_note: var(--_warning);
    --_mark: 2.75em;

    --_font-mono: var(--pay-font-mono, ui-monospace, monospace);
    --_body: 0.9375em;
    --_title: 1.25em;
    --_moment: 1.5em;
    --_display: 2.5em;

    --_1: calc(var(--_space) * 0.25);
    --_2: calc(var(--_space) * 0.5);
    --_3: calc(var(--_space) * 0.75);
    --_4: var(--_space);
    --_5: calc(var(--_space) * 1.25);
    --_6: calc(var(--_space) * 1.5);
    --_7: calc(var(--_space) * 1.75);
    /* The padding of a quiet control, whose text is in line with the text around it. */
    --_bleed: 0.65625em;

    /* Concentric: an inner corner is the outer one less the gap between them. */
    --_inset: 6px;
    --_radius-sheet: max(var(--_radius) * 0.25, var(--_radius) - var(--_inset));
    --_line: 1px solid var(--_border);
    --_shadow: var(
      --pay-shadow,
      0 1px 2px light-dark(rgb(21 23 31 / 5%), rgb(0 0 0 / 40%)),
      0 16px 40px -16px light-dark(rgb(21 23 31 / 16%), rgb(0 0 0 / 60%))
    );

    --_move: calc(var(--_motion) * 0.6);
    --_ease: cubic-bezier(0.2, 0.8, 0.2, 1);
  }
  :host([density='compact']) {
    --_density: 0.75;
  }
  :host([density='roomy']) {
    --_density: 1.25;
  }
  .success {
    --_tone: var(--_success);
  }
  .failure {
    --_tone: var(--_failure);
  }
  :is(.late, .expired, .trouble) {
    --_tone: var(--_warning);
  }
  :is(.neutral, .unknown) {
    --_tone: var(--_muted);
  }
  @media (prefers-contrast: more) {
    :host {
      --_pale: var(--_border-control);
    }
  }
  /* Dark on white, whatever the page is on the screen. */
  @media print {
    :host {
      --_surface: #fff;
      --_sunken: #fff;
      --_ground: #fff;
      --_text: #15171f;
      --_muted: #55575e;
      --_border: #d5d6da;
      --_success: #15171f;
      color-scheme: light;
    }
  }
`;
