import { css } from 'lit';

/** The list of what is bought, and the link to help. Their lines are part of the space that the card reserves. */
export const itemsStyles = css`
  :where(.lines-1) {
    --_lines: 1;
  }
  :where(.lines-2) {
    --_lines: 2;
  }
  :where(.lines-3) {
    --_lines: 3;
  }
  :where(.lines-4) {
    --_lines: 4;
  }
  :where(.lines-5) {
    --_lines: 5;
  }
  :where(.lines-6) {
    --_lines: 6;
  }
  [part='items'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='item'] {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1em;
    align-items: baseline;
    justify-content: space-between;
  }
  [part='items'],
  [part='more-items'] {
    font-size: 0.875em;
  }
  [part='more-items'] [part='items'] {
    font-size: inherit;
  }
  [part='item'] > span {
    display: -webkit-box;
    flex: 1 1 7em;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  /* Below the name if there is little space, such as with large text. */
  [part='item'] > bdi {
    flex: none;
    max-width: 100%;
    margin-inline-start: auto;
    color: var(--_muted);
    text-align: end;
  }
  [part='more-items-summary'] {
    width: fit-content;
    min-width: 44px;
    margin-block: min(0px, (1.5em - 44px) / 2);
    padding-block: max(0px, (44px - 1.5em) / 2);
    color: var(--_muted);
    cursor: pointer;
  }
  [part='footer'] {
    justify-self: center;
    font-size: 0.875em;
  }
  /* In the layout, as high as its line. */
  [part='footer'] a {
    display: inline-block;
    margin-block: calc((1.5em - max(2.5em, 44px)) / 2);
  }
  @media print {
    [part='more-items-summary'] {
      display: none;
    }
    [part='more-items']::details-content {
      display: block;
      block-size: auto;
      content-visibility: visible;
    }
  }
`;
