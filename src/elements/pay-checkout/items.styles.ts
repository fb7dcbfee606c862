import { css } from 'lit';

/** The list of what is bought. Its lines are part of the space that the card reserves. */
export const itemsStyles = css`
  :where(.items-1) {
    --_lines: 1;
  }
  :where(.items-2) {
    --_lines: 2;
  }
  :where(.items-3) {
    --_lines: 3;
  }
  :where(.items-4) {
    --_lines: 4;
  }
  [part='items'] {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  [part='item'] {
    display: flex;
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
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  /* The name makes room for the price. */
  [part='item'] > bdi {
    flex: none;
    max-width: 50%;
    color: var(--_muted);
    text-align: end;
  }
  [part='more-items-summary'] {
    width: fit-content;
    color: var(--_muted);
    cursor: pointer;
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
