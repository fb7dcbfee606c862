import { loadLocale } from '../../src/locales/load-locale.js';
import { renderPayStatus } from '../../src/server/ssr/index.js';
import { check, type Stories } from './stories.js';

/** Server rendering, as a sentence of behaviour. */
export const RENDERING: Stories = {
  async 'renders a succeeded payment in the language of the buyer, with a link to the shop'() {
    const html = await renderPayStatus({
      paymentId: 'pay_1',
      payment: { status: 'succeeded', isFinal: true, info: { txId: '0xabc' } },
      pageUrl: 'https://shop.example/orders/1',
      statusUrl: '/payments/{id}/status',
      successUrl: 'https://shop.example/thanks',
      lang: 'de',
    });
    const [title] = (await loadLocale('de')).statuses.succeeded;
    check(/^(<!--.*?-->)*<pay-status [^>]*lang="de"[^>]*><template [^>]*shadowrootmode="open"/.test(html), html);
    check(html.replaceAll(/<!--.*?-->|\s+(?=<)/g, '').includes(`><span>${title}</span></h2>`), html);
    check(/part="redirect-link"[^>]* href="https:\/\/shop\.example\/thanks\?payment_id=pay_1"/.test(html), html);
  },
};
