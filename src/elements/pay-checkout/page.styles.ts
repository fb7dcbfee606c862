import { css } from 'lit';

/**
 * The full page on a phone: who asks for how much stays at its top, and the button that pays at its bottom. Nothing is sticky
 * with large text, which would take most of the page.
 */
export const pageStyles = css`
  @media screen {
    @container (width < 45em) {
      :host([shape='page']) article {
        display: flex;
        flex-direction: column;
        align-self: stretch;
        gap: 0.5em;
        max-width: none;
        --_side: max(20px, (100cqi - 26em) / 2);
        padding: 20px var(--_side);
        border-radius: 0;
      }
      /* The page is the container of what is sticky. */
      :host([shape='page']) :is([part='rail'], [part='summary']) {
        display: contents;
      }
      :host([shape='page']) .due {
        margin: -20px calc(-1 * var(--_side)) 0;
        padding: 8px var(--_side);
      }
      :host([shape='page']) [part='pane'] {
        flex: 1;
        margin-block-start: 1em;
      }
    }
    @container (18em <= width < 45em) {
      :host([shape='page']) .due {
        position: sticky;
        inset-block-start: 0;
        z-index: 2;
        grid-template-columns: 1fr auto;
        place-content: center stretch;
        align-items: center;
        column-gap: 1em;
        min-height: 56px;
        box-sizing: border-box;
        border-block-end: var(--_line);
        background: var(--_surface);
      }
      :host([shape='page']) [part='amount'] {
        font-size: 1.25em;
      }
      :host([shape='page']) [part='amount'].long {
        font-size: 1em;
      }
      :host([shape='page']) [part='merchant'] > :last-child {
        -webkit-line-clamp: 1;
      }
      :host([shape='page']) :is([part='wallet-open-button'], [part='pay-button']) {
        position: sticky;
        inset-block-end: calc(8px + env(safe-area-inset-bottom, 0px));
        z-index: 1;
        min-height: 52px;
        box-shadow: 0 0 0 8px var(--_surface);
      }
      /* What gets the focus is not scrolled below what is sticky (WCAG 2.2, 2.4.11). */
      :host([shape='page']) :is(button, a, input, summary, [tabindex]) {
        scroll-margin-block: 64px 76px;
      }
    }
  }
`;
