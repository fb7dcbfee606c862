import type { Context } from 'hono';
import { html } from 'hono/html';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { securityHeaders, type PageOrigins } from './security-headers.js';

/** Escaped HTML that can be nested in other HTML. */
export type Markup = ReturnType<typeof html>;

/** Content of a page. */
export interface PageContent {
  /** BCP 47 tag. Default: English. */
  readonly lang?: string;
  /** Text direction. Default: from left to right. */
  readonly dir?: 'ltr' | 'rtl';
  readonly title: string;
  /** File names under `/assets/`, loaded after the common style sheet. */
  readonly styles?: readonly string[];
  /** URLs of module scripts, run in this order. */
  readonly scripts?: readonly string[];
  /** URLs of modules that the scripts import later. */
  readonly preloads?: readonly string[];
  readonly body: Markup;
}

export interface PageAnswer extends PageContent {
  readonly status?: ContentfulStatusCode;
  readonly origins?: PageOrigins;
}

const document = (content: PageContent): Markup => {
  const { lang = 'en', dir = 'ltr', title, styles = [], scripts = [], preloads = [], body } = content;
  return html`<!doctype html>
    <html lang="${lang}" dir="${dir}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" type="image/svg+xml" href="/assets/favicon.svg" />
        ${['base.css', ...styles].map((name) => html`<link rel="stylesheet" href="/assets/${name}" />`)}
        ${preloads.map((href) => html`<link rel="modulepreload" href="${href}" />`)}
        ${scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
      </head>
      ${body}
    </html>`;
};

/** Responds with a page and the security headers. */
export const answerPage = async (context: Context, { status, origins, ...content }: PageAnswer): Promise<Response> =>
  context.html(document(content), status ?? 200, securityHeaders(origins));
