import type { Meta } from '@storybook/web-components-vite';
import { expect } from 'storybook/test';
import { BROKEN_ICON_URL, USDC, usdcWithDisplay } from '../support/environment/assets.js';
import { STEPS_TO } from '../../demo/test/support/steps-to.js';
import { given } from '../support/elements/given.js';
import { CONTROLS, payStatusMeta, type PayStatusArgs, type PayStatusStory } from '../support/elements/pay-status.js';
import { inOrder, status, type Player } from '../support/play/players.js';
import type { Situation } from '../support/environment/story-payment.js';
import { overrideBody } from '../support/environment/wires.js';

/** The paid amount and its transaction. */
const meta: Meta<PayStatusArgs> = { ...payStatusMeta, title: 'pay-status/Receipt', parameters: { controls: CONTROLS } };
export default meta;

const paid = (situation: Situation = {}) => given({ journey: STEPS_TO.succeeded, ...situation });

/** Expects a link to the block explorer; undefined for no link. */
const linksTo =
  (link: RegExp | undefined): Player =>
  async ({ canvasElement }) => {
    const element = await status.inside(canvasElement);
    const isExplorer = (_: string, node: Element | null) => Boolean(node?.part.contains('explorer-link'));
    if (link) await expect(await element.findByText(isExplorer)).toHaveAttribute('href', expect.stringMatching(link));
    else await expect(element.queryByText(isExplorer)).toBeNull();
  };

/** Expects a number, whose groups are elements of their own. */
const showsNumber =
  (number: string): Player =>
  async ({ canvasElement }) => {
    const element = await status.inside(canvasElement);
    await element.findByText((_: string, node: Element | null) =>
      Boolean(node?.matches('.number') && node.textContent === number),
    );
  };

export const OnAKnownChain: PayStatusStory = {
  loaders: paid(),
  play: inOrder(status.shows('50.00', 'USDC', 'USD Coin', 'Base'), linksTo(/^https:\/\/basescan\.org\/tx\/0x/)),
};

export const WithTheShopsOwnExplorer: PayStatusStory = {
  args: { 'explorer-url': 'https://explorer.example/{txId}' },
  loaders: paid(),
  play: inOrder(status.shows('50.00'), linksTo(/^https:\/\/explorer\.example\/0x/)),
};

/** A test-mode transaction is not on a chain, so there is no link. */
export const InTestMode: PayStatusStory = {
  loaders: paid({ choice: { txId: 'test:pay_1' } }),
  play: inOrder(status.shows('test:pay_1'), linksTo(undefined)),
};

/** 18 decimals and far above 2^53: exact to the last digit. */
export const ExactToTheLastDigit: PayStatusStory = {
  loaders: paid({
    choice: {
      optionAmount: {
        ...usdcWithDisplay({ assetName: 'Dai Stablecoin', assetSymbol: 'DAI', decimals: 18 }),
        value: '123456789012345678901234567',
      },
    },
  }),
  play: showsNumber('123,456,789.012345678901234567'),
};

export const TheSmallestAmount: PayStatusStory = {
  loaders: paid({
    choice: { optionAmount: { ...usdcWithDisplay({ assetSymbol: 'WETH', decimals: 18 }), value: '1' } },
  }),
  play: showsNumber('0.000000000000000001'),
};

export const NoIcons: PayStatusStory = {
  loaders: paid({ choice: { optionAmount: usdcWithDisplay({ iconUrl: null, networkIconUrl: null }) } }),
  play: status.shows('50.00'),
};

/** If an icon cannot be loaded, the letter remains. */
export const BrokenIcons: PayStatusStory = {
  loaders: paid({
    choice: { optionAmount: usdcWithDisplay({ iconUrl: BROKEN_ICON_URL, networkIconUrl: BROKEN_ICON_URL }) },
  }),
  play: status.shows('50.00'),
};

export const LongNames: PayStatusStory = {
  loaders: paid({
    choice: {
      optionAmount: usdcWithDisplay({
        assetName: 'Wrapped Liquid Staked Ether of the Most Decentralised Cooperative of Validators',
        assetSymbol: 'WLSTETHMOSTDECENTRALISEDCOOPERATIVE',
        networkName: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
      }),
    },
  }),
  play: status.shows('WLSTETHMOSTDECENTRALISEDCOOPERATIVE'),
};

/** Right-to-left names do not reverse the amount. */
export const RightToLeftNames: PayStatusStory = {
  loaders: paid({
    choice: {
      optionAmount: usdcWithDisplay({ assetName: 'الدرهم الرقمي', assetSymbol: 'د.إ', networkName: 'شبكة الخليج' }),
    },
  }),
  play: status.shows('الدرهم الرقمي'),
};

export const Emoji: PayStatusStory = {
  loaders: paid({
    choice: {
      optionAmount: usdcWithDisplay({
        assetName: 'Family coin 👨‍👩‍👧‍👦',
        assetSymbol: '👩🏽‍🚀MOON',
        iconUrl: null,
        networkIconUrl: null,
        networkName: '🏴󠁧󠁢󠁳󠁣󠁴󠁿 Chain',
      }),
    },
  }),
  play: status.shows('👩🏽‍🚀MOON'),
};

/** A gateway may omit the paid amount. */
export const TransactionOnly: PayStatusStory = {
  loaders: paid({ wire: overrideBody({ info: { txId: `0x${'ab'.repeat(32)}` } }) }),
  play: status.shows(({ transaction }) => transaction),
};

export const AmountOnly: PayStatusStory = {
  loaders: paid({ wire: overrideBody({ info: { optionAmount: USDC } }) }),
  play: status.shows('50.00'),
};

export const NothingKnown: PayStatusStory = {
  loaders: paid({ wire: overrideBody({ info: null }) }),
  play: status.shows(({ statuses }) => statuses.succeeded),
};

export const Copied: PayStatusStory = {
  loaders: paid(),
  play: inOrder(
    status.presses(({ copy }) => copy),
    status.shows(({ copied }) => copied),
  ),
};

/** Many frames block the clipboard: the whole id is shown, to copy it by hand. */
export const CopyFailed: PayStatusStory = {
  loaders: paid({ ports: () => ({ copy: async () => Promise.reject(new Error('blocked')) }) }),
  play: inOrder(
    status.presses(({ copy }) => copy),
    status.shows(({ copyFailed }) => copyFailed),
  ),
};
