import { html, nothing, type TemplateResult } from 'lit';
import { toHref, type Route } from '../route.js';

/** Links to the first and to the next page of a list; nothing if it has only one. */
export const pager = (route: Route, nextCursor: string | null): TemplateResult | typeof nothing => {
  if (!route.cursor && !nextCursor) return nothing;
  const link = (label: string, to: string | undefined): TemplateResult =>
    html`<a class="small-button" href=${toHref({ ...route, cursor: to })}>${label}</a>`;
  return html`<nav class="pager" aria-label="Pages">
    ${route.cursor ? link('Newest', undefined) : nothing} ${nextCursor ? link('Older', nextCursor) : nothing}
  </nav>`;
};
