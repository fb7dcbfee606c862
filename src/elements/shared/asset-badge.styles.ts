import { css } from 'lit';

/** The styles of the icons of an asset and its network. Their size is set where they are used. */
export const assetBadgeStyles = css`
  [part='badge'] {
    position: relative;
    flex: none;
    display: grid;
    place-items: center;
    font-weight: 650;
  }
  [part='badge'] img {
    position: absolute;
    width: 100%;
    height: auto;
    background: #fff;
    border-radius: 50%;
  }
  [part='badge'] [part='network-icon'] {
    inset-block-end: -4px;
    inset-inline-end: -4px;
    width: 1.25em;
    box-shadow: 0 0 0 2px var(--_surface);
  }
`;
