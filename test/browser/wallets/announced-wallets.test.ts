import { expect } from '@open-wc/testing';
import { findWallets } from '../../../src/browser/wallets/find-wallets.js';
import type { CheckoutWallet } from '../../../src/wallet/ports.js';

const UUID = '350670db-19fa-4704-a166-e52e178b59d2';
const ICON = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** An announcement of its own id, with changes. */
const announcement = (n: number, changes: object = {}) => ({
  info: {
    uuid: UUID.replace(/^./, String(n)),
    rdns: `wallet${n}.example`,
    name: `Wallet ${n}`,
    icon: ICON,
    ...changes,
  },
  provider: { request: async () => [`0x${String(n).repeat(40)}`] },
});

const announce = (detail: unknown): void => {
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
};

/** The wallets that are found while the work runs. */
const find = (work: () => void): readonly CheckoutWallet[] => {
  let found: readonly CheckoutWallet[] = [];
  const stop = findWallets((wallets) => {
    found = wallets;
  });
  work();
  stop();
  return found;
};

const getNames = (wallets: readonly CheckoutWallet[]): readonly string[] => wallets.map(({ name }) => name);

describe('wallets that announce themselves', () => {
  it('are asked to do so, and found in the order of their announcements', () => {
    const answer = (): void => {
      announce(announcement(1));
      announce(announcement(2));
    };
    window.addEventListener('eip6963:requestProvider', answer);
    const found = find(() => undefined);
    window.removeEventListener('eip6963:requestProvider', answer);
    expect(getNames(found)).to.deep.equal(['Wallet 1', 'Wallet 2']);
  });

  it('are found late, too, and no longer after the end', () => {
    let calls = 0;
    const stop = findWallets(() => calls++);
    announce(announcement(1));
    stop();
    announce(announcement(2));
    expect(calls).to.equal(1);
  });

  it('are listed each, however many have the same id, and are the same one with the same uuid', () => {
    const found = find(() => {
      announce(announcement(1));
      announce(announcement(2, { rdns: 'wallet1.example', name: 'Imposter' }));
      announce(announcement(3, { uuid: announcement(1).info.uuid, name: 'Double' }));
      announce(announcement(3, { uuid: announcement(1).info.uuid.toUpperCase(), name: 'Double' }));
    });
    expect(getNames(found)).to.deep.equal(['Wallet 1', 'Imposter']);
  });

  it('are ambiguous from the moment that another one announces the same id', () => {
    const found = find(() => {
      announce(announcement(1));
      announce(announcement(2));
    });
    expect(found.map(({ isAmbiguous }) => isAmbiguous)).to.deep.equal([false, false]);
    let first: CheckoutWallet | undefined;
    const stop = findWallets(([wallet]) => {
      first ??= wallet;
    });
    announce(announcement(1));
    announce(announcement(2, { rdns: 'WALLET1.example' }));
    stop();
    expect(first?.isAmbiguous).to.equal(true);
  });

  const INVALID: Readonly<Record<string, unknown>> = {
    'no detail': undefined,
    'no info': { provider: announcement(1).provider },
    'no provider': { info: announcement(1).info },
    'a provider without request': { ...announcement(1), provider: {} },
    'an invalid uuid': announcement(1, { uuid: 'wallet' }),
    'a uuid after other text': announcement(1, { uuid: `x${UUID}` }),
    'a uuid before other text': announcement(1, { uuid: `${UUID}x` }),
    'an id that begins with a dot': announcement(1, { rdns: '.example' }),
    'an id that ends with a dot': announcement(1, { rdns: 'example.' }),
    'no id': announcement(1, { rdns: undefined }),
    'an id with spaces': announcement(1, { rdns: 'wallet example' }),
    'markup as its id': announcement(1, { rdns: '<img src=x>' }),
    'no name': announcement(1, { name: '' }),
    'a name of hidden characters': announcement(1, { name: '\u202e\u200b\u0000' }),
    'a name of marks without letters': announcement(1, { name: '\u0301\u20dd\ufe0f' }),
    'a name of a blank symbol': announcement(1, { name: '\u{1D159}' }),
    'a name that is no text': announcement(1, { name: { toString: () => 'Wallet' } }),
  };
  for (const [what, detail] of Object.entries(INVALID))
    it(`are ignored with ${what}`, () => {
      expect(
        find(() => {
          announce(detail);
        }),
      ).to.deep.equal([]);
    });

  it('lose hidden characters of their name, which is cut to 40', () => {
    const [wallet] = find(() => {
      announce(announcement(1, { name: ` Meta\u202eMask\u0007${'x'.repeat(60)}` }));
    });
    expect(wallet?.name).to.equal(`MetaMask${'x'.repeat(32)}…`);
  });

  for (const icon of [
    'https://wallet.example/icon.png',
    'javascript:alert(1)',
    'data:text/html,x',
    'data:image/png',
    'data:image/pngx,x',
    ` ${ICON}`,
    `${ICON}${'x'.repeat(200_000)}`,
    7,
  ])
    it(`have no icon if it is ${String(icon).slice(0, 40)}`, () => {
      const [wallet] = find(() => {
        announce(announcement(1, { icon }));
      });
      expect(wallet?.icon).to.equal(undefined);
    });

  for (const icon of [
    ...['png', 'webp', 'gif', 'jpeg', 'svg+xml'].map((type) => `data:image/${type};base64,AAAA`),
    ICON,
    ICON.padEnd(200_000, ' '),
  ])
    it(`have the icon ${icon.slice(0, 40)} of ${icon.length} characters`, () => {
      const [wallet] = find(() => {
        announce(announcement(1, { icon }));
      });
      expect(wallet?.icon).to.equal(icon);
    });

  for (const rdns of ['w', 'io.metamask', 'Wallet-1.example'])
    it(`have the id ${rdns}, whose case has no meaning`, () => {
      const [wallet] = find(() => {
        announce(announcement(1, { rdns }));
      });
      expect(wallet?.id).to.equal(rdns.toLowerCase());
    });

  it('keep what they announced first, whatever they change later', async () => {
    const detail = announcement(1);
    const [wallet] = find(() => {
      announce(detail);
    });
    detail.info.name = 'Other';
    detail.provider = announcement(2).provider;
    expect(wallet?.name).to.equal('Wallet 1');
    expect(await wallet?.accounts(false)).to.deep.equal([`0x${'1'.repeat(40)}`]);
  });

  it('have at most fifty ids, and each id fifty wallets, so that fakes of one hide no other', () => {
    const announceMany = (toId: (n: number) => string): void => {
      for (let n = 10; n < 80; n++) announce(announcement(1, { uuid: UUID.replace(/^../, String(n)), rdns: toId(n) }));
    };
    const fakes = find(() => {
      announceMany(() => 'fake.example');
      announce(announcement(9));
    });
    expect(fakes.map(({ id }) => id)).to.deep.equal([...Array<string>(50).fill('fake.example'), 'wallet9.example']);
    expect(find(() => announceMany((n) => `w${n}.example`))).to.have.length(50);
  });
});
