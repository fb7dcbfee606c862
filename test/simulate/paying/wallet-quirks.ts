import type { Random } from '../../support/random.js';

/** How a wallet differs from what the standards say. */
export interface WalletQuirks {
  /** The wallet accepts a switch of the chain before it has done it: this much earlier, milliseconds. */
  readonly followsMs: number;
  /** It also reports changes that are none: each one three times, after each answer about its accounts, or once a second for a while. */
  readonly reports: 'changes' | 'bursts' | 'answers' | 'seconds';
  /** After the connection it lists no accounts for so long, milliseconds. */
  readonly emptyMs: number;
  /** It sends transactions on the chain that it has selected, whatever they say. */
  readonly ignoresChainId: boolean;
  /** How it writes signatures: as 65 bytes that end with 27 or 28, or with 0 or 1, or as 64 bytes. */
  readonly form: 'full' | 'parity' | 'compact';
  /** It sends transactions past the mempool: no node knows them before they are in a block. */
  readonly sendsPrivately: boolean;
  /** It answers what pages want to read from the chain. */
  readonly readsChain: boolean;
}

/** A wallet that does what the standards say. */
export const NO_QUIRKS: WalletQuirks = {
  followsMs: 0,
  reports: 'changes',
  emptyMs: 0,
  ignoresChainId: false,
  form: 'full',
  sendsPrivately: false,
  readsChain: true,
};

export const pickQuirks = (random: Random): WalletQuirks => ({
  followsMs: random.chance(0.3) ? random.int(0, 3_000) : 0,
  reports: random.pick([...Array<'changes'>(8).fill('changes'), 'bursts', 'answers', 'seconds']),
  emptyMs: random.chance(0.2) ? random.int(0, 5_000) : 0,
  ignoresChainId: random.chance(0.2),
  form: random.pick(['full', 'full', 'parity', 'compact']),
  sendsPrivately: random.chance(0.2),
  readsChain: random.chance(0.8),
});

/** Writes a signature of 65 bytes that ends with 27 or 28 in another form. */
export const writeSignature = (signature: string, form: WalletQuirks['form']): string => {
  const [body, isOdd] = [signature.slice(0, -2), signature.endsWith('1c')];
  if (form === 'full') return signature;
  if (form === 'parity') return `${body}0${Number(isOdd)}`;
  const [r, s] = [body.slice(0, 66), BigInt(`0x${body.slice(66)}`)];
  return `${r}${(s | (isOdd ? 1n << 255n : 0n)).toString(16).padStart(64, '0')}`;
};
