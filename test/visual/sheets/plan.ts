import { readdirSync } from 'node:fs';
import type { LocaleKey } from '../../../src/locales/keys.generated.js';
import { DENSITIES, SHAPES } from '../../../stories/support/elements/look.js';
import type { Scripted } from '../../support/text-spacing.js';
import { KNOWN, SCHEMES, type State } from '../../../stories/support/every-state/combinations.js';
import { getLanguageName } from '../../../stories/support/play/messages.js';
import { ANATOMY } from './anatomy.js';
import { item, PHONE, pictured, WIDE, words, type Item, type Sheet } from './sheet.js';

const THREE_WALLETS = 'pay-checkout-paying-with-a-wallet--three-wallets';

const story = (id: string, scheme: State['scheme']) => ({ id, scheme, globals: { scheme } });

/** Gives a checkout the width of a desktop. Runs in the page. */
const widen = (selector: string): void => {
  document.querySelector<HTMLElement>(selector)?.style.setProperty('--width', '100%');
};

const prepareWide = async (page: Scripted): Promise<void> => {
  await page.evaluate(widen, '.place');
};

/** The first image of the README: what a buyer sees, without labels for developers. */
const A_PAYMENT: Sheet = {
  name: 'a-payment',
  title: '',
  ratio: 2,
  sections: SCHEMES.flatMap((scheme) => [
    {
      heading: '',
      columns: 1,
      items: [item('', '', { ...story(THREE_WALLETS, scheme), prepare: prepareWide }, { ...WIDE, width: 1_048 })],
    },
    {
      heading: '',
      columns: 3,
      items: [
        item('', '', story('pay-status-time--a-few-minutes', scheme)),
        pictured(['pay-status', 'processing', { scheme }], ''),
        pictured(['pay-status', 'succeeded', { scheme }], ''),
      ],
    },
  ]),
};

const TITLES = { light: 'Light', dark: 'Dark' } as const satisfies Record<State['scheme'], string>;

/** The statuses, with one unknown status, followed by connection problems. */
const STATUSES = KNOWN.filter((known) => !['unknown_final', 'not_known_yet'].includes(known));

const PAY_STATUS: Sheet = {
  name: 'pay-status',
  title: '<pay-status>: payment statuses',
  ratio: 2,
  sections: SCHEMES.map((scheme) => ({
    heading: TITLES[scheme],
    columns: 4,
    items: STATUSES.map((known) =>
      pictured(['pay-status', known, { scheme }], known === 'unknown_open' ? 'unknown' : words(known)),
    ),
  })),
};

const connectionItems = (scheme: State['scheme']): readonly Item[] => [
  pictured(['pay-status', 'not_known_yet', { scheme }], 'connecting', 'no status yet'),
  pictured(['pay-status', 'requires_action', { scheme, connection: 'retrying' }], 'retrying'),
  pictured(['pay-status', 'processing', { scheme, connection: 'offline' }], 'offline'),
  pictured(['pay-status', 'processing', { scheme, connection: 'stopped' }], 'stopped'),
];

const CONNECTION: Sheet = {
  name: 'connection',
  title: '<pay-status>: connection states',
  ratio: 2,
  sections: SCHEMES.map((scheme) => ({ heading: TITLES[scheme], columns: 4, items: connectionItems(scheme) })),
};

const PAY_CHECKOUT: Sheet = {
  name: 'pay-checkout',
  title: '<pay-checkout>: the buyer’s page',
  ratio: 2,
  sections: [
    {
      heading: 'Wide',
      columns: 2,
      items: [
        item(
          'requires action',
          'with the wallets of the browser',
          { ...story(THREE_WALLETS, 'light'), prepare: prepareWide },
          WIDE,
        ),
        pictured(['pay-checkout', 'succeeded', { scheme: 'dark' }], 'succeeded', 'dark', WIDE),
      ],
    },
    {
      heading: 'Narrow',
      columns: 4,
      items: [
        pictured(['pay-checkout', 'requires_action'], 'requires action', 'without a wallet', PHONE),
        pictured(['pay-checkout', 'processing'], 'processing', '', PHONE),
        pictured(['pay-checkout', 'succeeded'], 'succeeded', '', PHONE),
        pictured(
          ['pay-checkout', 'requires_action', { scheme: 'dark', direction: 'rtl' }],
          'requires action',
          'Arabic',
          PHONE,
        ),
      ],
    },
  ],
};

const RECEIPT: Sheet = {
  name: 'receipt',
  title: '',
  ratio: 1,
  sections: [
    {
      heading: '',
      columns: 2,
      items: [
        item('on a phone', '', story('pay-checkout-paying--receipt', 'light'), PHONE),
        item(
          'on paper',
          '',
          { ...story('pay-checkout-paying--receipt-on-a-desktop', 'light'), media: { media: 'print' } },
          { ...WIDE, width: 600 },
        ),
      ],
    },
  ],
};

/** The steps of paying with a wallet in the page, and where a buyer is told something. */
const WALLET_STORIES = {
  'three-wallets': 'paying',
  choosing: 'paying',
  'step-two-of-two': 'paying',
  rejected: 'problems',
  'not-enough-funds': 'paying',
  sent: 'paying',
};

const WALLET: Sheet = {
  name: 'wallet',
  title: 'Paying with a wallet',
  ratio: 1,
  sections: SCHEMES.map((scheme) => ({
    heading: TITLES[scheme],
    columns: 3,
    items: Object.entries(WALLET_STORIES).map(([name, group]) =>
      item(name.replaceAll('-', ' '), '', story(`pay-checkout-${group}-with-a-wallet--${name}`, scheme), PHONE),
    ),
  })),
};

/** The default theme, and every published preset. */
const PRESETS = [undefined, ...readdirSync('src/theme/presets').map((file) => file.replace('.css', ''))];

const PRESETS_SHEET: Sheet = {
  name: 'presets',
  title: 'Presets',
  ratio: 1,
  sections: PRESETS.map((preset) => {
    const look = preset ? { preset } : {};
    return {
      heading: preset ?? 'without a preset',
      columns: 4,
      items: [
        pictured(['pay-checkout', 'requires_action', look], '', '', PHONE),
        pictured(['pay-status', 'succeeded', look], '', '', PHONE),
        pictured(['pay-status', 'failed', { ...look, scheme: 'dark' }], '', '', PHONE),
        pictured(['pay-checkout', 'succeeded', { ...look, scheme: 'dark' }], '', '', PHONE),
      ],
    };
  }),
};

/** Languages with long and short words, both text directions, and scripts of which the pictures have fonts. */
const LANGUAGES: readonly LocaleKey[] = ['de', 'fr', 'pl', 'uk', 'el', 'ar', 'he', 'fa', 'hu', 'vi', 'tr', 'fi'];

const LANGUAGES_SHEET: Sheet = {
  name: 'languages',
  title: 'Twelve of the languages',
  ratio: 1,
  sections: [
    {
      heading: '',
      columns: 4,
      items: LANGUAGES.map((language) =>
        item(getLanguageName(language), language, {
          id: 'examples--succeeded',
          scheme: 'light',
          globals: { scheme: 'light', language },
        }),
      ),
    },
  ],
};

const SHAPES_SHEET: Sheet = {
  name: 'shapes',
  title: 'Shapes and densities',
  ratio: 1,
  sections: [
    {
      heading: 'shape',
      columns: 3,
      items: SHAPES.map((shape) =>
        pictured(
          ['pay-status', 'succeeded', { shape }],
          shape,
          '',
          shape === 'page' ? { ...PHONE, height: 500 } : PHONE,
        ),
      ),
    },
    ...(['pay-status', 'pay-checkout'] as const).map((element) => ({
      heading: `density of <${element}>`,
      columns: 3,
      items: DENSITIES.map((density) => pictured([element, 'requires_action', { density }], density, '', PHONE)),
    })),
  ],
};

const ACCESS: Sheet = {
  name: 'access',
  title: 'Accessibility settings',
  ratio: 1,
  sections: [
    ...(
      [
        ['forced-colors', 'Forced colours'],
        ['more-contrast', 'More contrast'],
      ] as const
    ).map(([around, heading]) => ({
      heading,
      columns: 4,
      items: [
        pictured(['pay-status', 'requires_action', { around }], ''),
        pictured(['pay-status', 'succeeded', { around }], ''),
        pictured(['pay-status', 'succeeded', { around, scheme: 'dark' }], ''),
        pictured(['pay-status', 'failed', { around, scheme: 'dark' }], ''),
      ],
    })),
    {
      heading: 'Text spacing',
      columns: 4,
      items: [
        pictured(['pay-checkout', 'requires_action', { around: 'text-spacing' }], ''),
        pictured(['pay-checkout', 'failed', { around: 'text-spacing' }], ''),
        pictured(['pay-checkout', 'succeeded', { around: 'text-spacing' }], ''),
        pictured(['pay-checkout', 'succeeded', { around: 'text-spacing', direction: 'rtl' }], ''),
      ],
    },
  ],
};

export const SHEETS: readonly Sheet[] = [
  A_PAYMENT,
  PAY_STATUS,
  CONNECTION,
  PAY_CHECKOUT,
  RECEIPT,
  WALLET,
  PRESETS_SHEET,
  LANGUAGES_SHEET,
  SHAPES_SHEET,
  ANATOMY,
  ACCESS,
];
