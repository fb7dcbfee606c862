import { html, nothing, type TemplateResult } from 'lit';
import type { AmountDisplay } from '../../contract/schemas/amount.js';
import { parseImageUrl } from '../../core/url/image-url.js';
import { hideBroken } from './hide-broken.js';

const picture = (raw: unknown, part: string): TemplateResult | typeof nothing => {
  const url = parseImageUrl(raw);
  return url
    ? html`<img part=${part} src=${url} alt="" referrerpolicy="no-referrer" @error=${hideBroken} @load=${hideBroken} />`
    : nothing;
};

/** The icon of an asset with that of its network in the corner; the first letter of the symbol where there is none. */
export const assetBadge = ({ assetSymbol, iconUrl, networkIconUrl }: AmountDisplay): TemplateResult =>
  html`<span part="badge" aria-hidden="true"
    >${[...assetSymbol][0]}${picture(iconUrl, 'asset-icon')}${picture(networkIconUrl, 'network-icon')}</span
  >`;
