import { expect } from '@open-wc/testing';
import { formatAmount, formatFiat } from '../../src/core/format/amount.js';
import { parseBaseUrl, resolveShopUrl } from '../../src/core/url/base-url.js';
import { buildExplorerLink } from '../../src/core/url/explorer-link.js';
import { isHeaderValue } from '../../src/core/header-value.js';
import { parseImageUrl } from '../../src/core/url/image-url.js';
import { addPaymentId, parseNavigationUrl } from '../../src/core/url/navigation-url.js';
import { toPathSegment } from '../../src/core/url/path-segment.js';
import { hasMerchantSecret, quoteValue } from '../../src/core/format/quote-value.js';
import { readRetryAfterMs } from '../../src/core/retry-after.js';
import { isWalletId, readWalletIcon, readWalletName } from '../../src/core/wallet-info.js';
import { readItems } from '../../src/elements/pay-checkout/items.js';
import { NO_LINKS, readLinks } from '../../src/elements/pay-checkout/links.js';
import { getCause } from '../../src/elements/shared/diagnosis/explain-error.js';
import { parseMessage } from '../../src/host/message.js';
import { TO_HOST } from '../../src/host/protocol.js';
import { toTransactionError, toWalletError } from '../../src/wallet/to-wallet-error.js';
import { LINEAR_MS, LONG_TEXTS } from '../support/long-texts.js';

const UNIT = 'caip19/cosmos:x/slip44:1';
const TEMPLATE = 'https://explorer.example/{txId}';
const URL_TEXT = 'https://shop.example/';

/** What reads a text from outside. */
const READS: Readonly<Record<string, (text: string) => unknown>> = {
  parseNavigationUrl,
  parseBaseUrl,
  parseImageUrl,
  resolveShopUrl: (text) => resolveShopUrl(text, 'pay_1', URL_TEXT),
  addPaymentId: (text) => addPaymentId(text, 'pay_1'),
  toPathSegment,
  quoteValue,
  hasMerchantSecret,
  isHeaderValue,
  readRetryAfterMs: (text) => readRetryAfterMs(text, 0),
  'the id in buildExplorerLink': (text) => buildExplorerLink(UNIT, text, TEMPLATE),
  'the template in buildExplorerLink': (text) => buildExplorerLink(UNIT, '1', text),
  'the unit in buildExplorerLink': (text) => buildExplorerLink(text, '1', TEMPLATE),
  formatAmount: (text) => formatAmount(text, 6, 'en'),
  formatFiat: (text) => formatFiat(text, text, 'en'),
  readWalletName,
  readWalletIcon,
  isWalletId,
  toWalletError: (message) => toWalletError({ message }),
  toTransactionError: (message) => toTransactionError(message),
  readItems: (name) => readItems([{ name }]),
  readLinks: (text) => readLinks({ ...INPUTS, paymentId: text, gatewayUrl: text, walletUrl: text, helpUrl: text }),
  'the template in readLinks': (text) => readLinks({ ...INPUTS, gatewayUrl: URL_TEXT, walletUrl: `${text}{url}` }),
  getCause,
  parseMessage: (url) => parseMessage(TO_HOST, { protocol: 'pay-status', v: 1, type: 'open-url', id: '1', url }),
};

const INPUTS = { ...NO_LINKS, paymentId: 'pay_1', walletAllow: '', redirectAllow: '', retryUrl: '' };

describe('a text of a mebibyte', () => {
  for (const [name, read] of Object.entries(READS))
    it(`is read or refused at once: ${name}`, () => {
      const startedAt = performance.now();
      for (const text of LONG_TEXTS)
        try {
          read(text);
        } catch (error) {
          expect(error).to.have.property('name', 'ConfigurationError');
        }
      expect(performance.now() - startedAt).to.be.below(LINEAR_MS);
    });

  it('is refused as a URL with its length', () => {
    expect(() => parseNavigationUrl(URL_TEXT.padEnd(8_193, 'x'))).to.throw('has more than 8192 characters');
    expect(parseNavigationUrl(URL_TEXT.padEnd(8_192, 'x')).href).to.have.length(8_192);
  });
});
