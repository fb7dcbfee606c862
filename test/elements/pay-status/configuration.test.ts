import { expect } from '@open-wc/testing';
import type { ConfigurationErrorCode } from '../../../src/core/errors/configuration-error.js';
import { en } from '../../../src/locales/languages/en/messages.js';
import { type Inputs, replaceFetch, Stage } from '../../support/element.js';
import { BASE_URL, BUYER } from '../../support/sandbox.js';
import type { Shown } from '../../support/shown.js';

const GATEWAY = { baseUrl: BASE_URL, appId: BUYER.appId } satisfies Inputs;
const STATUS_URL = { statusUrl: '/status/{id}' } satisfies Inputs;
const NONE = { client: undefined } satisfies Inputs;

interface Case {
  readonly what: string;
  readonly inputs: Inputs;
  readonly code: ConfigurationErrorCode;
  /** A word that the message must contain. */
  readonly names: RegExp;
}

const MISSING: readonly Case[] = [
  { what: 'no payment id', inputs: { paymentId: undefined }, code: 'missing_payment_id', names: /payment-id/ },
  { what: 'an empty payment id', inputs: { paymentId: '' }, code: 'missing_payment_id', names: /payment-id/ },
  { what: 'a shortened id', inputs: { paymentId: 'pay_a0…XH54' }, code: 'missing_payment_id', names: /whole id/ },
  { what: 'no source', inputs: NONE, code: 'missing_source', names: /status-url.*base-url.*app-id.*client/ },
];

const CONFLICTS: readonly Case[] = [
  { what: 'a client and status-url', inputs: STATUS_URL },
  { what: 'status-url and a gateway', inputs: { ...NONE, ...STATUS_URL, ...GATEWAY } },
  { what: 'all three', inputs: { ...STATUS_URL, ...GATEWAY } },
].map((each) => ({ ...each, code: 'conflicting_sources', names: /^.+ and .+ are set\. Set only one of / }));

const BASE_URLS = [
  '',
  '/v1',
  'http://gateway.example',
  'ftp://gateway.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://user:secret@gateway.example',
  'https://gateway.example?key=1',
  'https://gateway.example#x',
  'https://',
].map((baseUrl): Case => ({
  what: `base-url="${baseUrl}"`,
  inputs: { ...NONE, ...GATEWAY, baseUrl },
  code: 'invalid_base_url',
  names: /^base-url: "/,
}));

const STATUS_URLS = [
  'https://other.example/status',
  '//other.example/status',
  'javascript:alert(1)',
  'data:application/json,{}',
  'https://user:secret@shop.example/status',
  '',
].map((statusUrl): Case => ({
  what: `status-url="${statusUrl}"`,
  inputs: { ...NONE, statusUrl },
  code: 'invalid_status_url',
  names: /^status-url: "/,
}));

const API_KEY = 'wcp_test_0123456789';

const CREDENTIALS: readonly Case[] = [
  { what: 'a line break in the app id', inputs: { appId: 'app\r\nApi-Key: x' } },
  { what: 'a client id beyond ASCII', inputs: { clientId: '☃' } },
].map(({ what, inputs }) => ({
  what,
  inputs: { ...NONE, ...GATEWAY, ...inputs },
  code: 'invalid_credentials',
  names: /ASCII/,
}));

const CASES = [...MISSING, ...CONFLICTS, ...BASE_URLS, ...STATUS_URLS, ...CREDENTIALS];

const expectRefused = (shown: Shown, { code, names }: Pick<Case, 'code' | 'names'>): void => {
  expect(shown.words).to.deep.equal(en.misconfigured);
  expect(shown.text('error')).to.match(names);
  expect(shown.text('error')).to.include(code);
  expect(shown.text('error')).not.to.include('secret@').and.not.to.include(API_KEY);
  expect(shown.root.querySelectorAll('[part~="error"]')).to.have.length(1);
  for (const part of ['countdown', 'receipt', 'redirect', 'retry-button'])
    expect(shown.part(part), part).to.equal(null);
  expect(shown.errors.map((error) => [error.name, error.code])).to.deep.equal([['ConfigurationError', code]]);
};

describe('pay-status with an invalid configuration', () => {
  for (const each of CASES) {
    it(`reports one error, and neither polls nor redirects, with ${each.what}`, async () => {
      const stage = await Stage.open();
      await stage.reach('succeeded');
      const asked = replaceFetch(stage.fetch);
      const shown = await stage.mount({ expiresAt: stage.expiresAt, redirectDelay: 0, ...each.inputs });
      await stage.advance(30_000);
      expectRefused(shown, each);
      expect(asked).to.deep.equal([]);
      expect(stage.sandbox.requests).to.deep.equal([]);
      expect(stage.navigation.gone).to.deep.equal([]);
      expect(shown.changes).to.deep.equal([]);
      expect(stage.clock.pending).to.equal(0);
    });
  }
});

describe('pay-status after its configuration is fixed', () => {
  const ATTRIBUTES: readonly (readonly [name: string, bad: string, good: string | null])[] = [
    ['payment-id', '', 'PAYMENT_ID'],
    ['status-url', 'https://other.example', null],
  ];

  for (const [name, bad, good] of ATTRIBUTES) {
    it(`recovers when ${name} is ${good === null ? 'removed' : 'corrected'}`, async () => {
      const stage = await Stage.open();
      const element = stage.create();
      element.setAttribute(name, bad);
      const shown = await stage.mountElement(element);
      expect(shown.words).to.deep.equal(en.misconfigured);
      if (good === null) element.removeAttribute(name);
      else element.setAttribute(name, good.replace('PAYMENT_ID', stage.paymentId));
      await stage.advance();
      expect(shown.words).to.deep.equal(en.statuses.requires_action);
      expect(shown.part('error')).to.equal(null);
      expect(shown.errors).to.have.length(1);
      expect(shown.changes).to.have.length(1);
    });
  }

  it('treats null as absent, as frameworks set it', async () => {
    const stage = await Stage.open();
    const nothing = { statusUrl: null, baseUrl: null, appId: null, clientId: null, apiVersion: null };
    const more = { successUrl: null, errorUrl: null, redirectAllow: null, explorerUrl: null, expiresAt: null };
    const shown = await stage.mount({ ...nothing, ...more });
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
    expect(shown.errors).to.deep.equal([]);
  });

  it('stops polling when the configuration becomes invalid, and continues when it is fixed', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount();
    shown.element.paymentId = undefined;
    await stage.advance();
    expect(shown.words).to.deep.equal(en.misconfigured);
    expect(stage.sandbox.inFlight).to.equal(0);
    await stage.advance(60_000);
    const asked = stage.sandbox.requests.length;
    shown.element.paymentId = stage.paymentId;
    await stage.advance();
    expect(stage.sandbox.requests.length).to.be.greaterThan(asked);
    expect(shown.words).to.deep.equal(en.statuses.requires_action);
  });

  it('does not report the same mistake again when something else changes', async () => {
    const stage = await Stage.open();
    const shown = await stage.mount({ client: undefined });
    Object.assign(shown.element, { redirectDelay: 1, expiresAt: 1, explorerUrl: 'x' });
    await stage.advance();
    expect(shown.errors).to.have.length(1);
  });
});
