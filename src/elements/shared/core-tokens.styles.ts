import { css } from 'lit';

/** The design tokens of all elements: those that a button needs. */
export const coreTokenStyles = css`
  :host {
    /* Larger if the reader's browser says so; pages that set 62.5% on html make 1rem too small to read. */
    --_rem: max(1rem, 16px);

    --_surface: var(--pay-surface, light-dark(#fff, #1b1d22));
    --_text: var(--pay-text, light-dark(#15171f, #f3f4f6));
    --_accent: var(--pay-accent, light-dark(#262c5c, #d9ddff));
    --_on-accent: var(--pay-on-accent, var(--_surface));
    --_failure: var(--pay-failure, light-dark(#b3261e, #ff9d94));
    --_warning: var(--pay-warning, light-dark(#8a5300, #f2bd62));
    --_muted: var(--pay-text-muted, color-mix(in srgb, var(--_text) 68%, var(--_surface)));
    --_border: var(--pay-border, color-mix(in srgb, var(--_text) 12%, var(--_surface)));
    --_focus: var(--pay-focus, var(--_accent));

    --_font: var(--pay-font, system-ui, sans-serif);
    --_caption: 0.8125em;
    --_small: 0.875em;

    --_radius: var(--pay-radius, 20px);
    --_radius-control: calc(var(--_radius) * 0.5);
    --_radius-small: calc(var(--_radius) * 0.4);
    --_shadow-sheet: 0 1px 2px light-dark(rgb(21 23 31 / 6%), rgb(0 0 0 / 25%));
    --_shadow-button:
      inset 0 1px 0 light-dark(rgb(255 255 255 / 12%), rgb(255 255 255 / 35%)),
      0 1px 2px light-dark(rgb(21 23 31 / 24%), rgb(0 0 0 / 40%));

    --_motion: var(--pay-motion, 400ms);
    --_quick: calc(var(--_motion) * 0.3);
    --_spin: calc(var(--_motion) * 2.5);
  }
  @media (prefers-contrast: more) {
    :host {
      --_muted: var(--_text);
      --_border: var(--_text);
    }
  }
`;
