const ORDER_OF_THE_CURVE = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const toWord = (value: bigint): string => value.toString(16).padStart(64, '0');

/** Other texts for the same signature, and damaged ones, by what is wrong with them. */
export const getDamagedSignatures = (signature: string): Readonly<Record<string, unknown>> => {
  const [r, s, v] = [signature.slice(2, 66), signature.slice(66, 130), signature.slice(130)];
  const isOdd = v === '1c';
  const highS = toWord(ORDER_OF_THE_CURVE - BigInt(`0x${s}`));
  // EIP-2098: the parity is the highest bit of s.
  const compactS = toWord(BigInt(`0x${s}`) | (isOdd ? 1n << 255n : 0n));
  return {
    'a high s': `0x${r}${highS}${isOdd ? '1b' : '1c'}`,
    'the compact form of 64 bytes (EIP-2098)': `0x${r}${compactS}`,
    'a recovery byte of 0 or 1': `0x${r}${s}0${Number(isOdd)}`,
    'the other recovery byte': `0x${r}${s}${isOdd ? '1b' : '1c'}`,
    'a recovery byte with a chain (EIP-155)': `0x${r}${s}${isOdd ? '26' : '25'}`,
    'no recovery byte': `0x${r}${s}`,
    'its end missing': signature.slice(0, -20),
    'its last digit missing': signature.slice(0, -1),
    'more at its end': `${signature}00`,
    'no 0x': signature.slice(2),
    'r and s swapped': `0x${s}${r}${v}`,
    'nothing but zeros': `0x${'0'.repeat(128)}${v}`,
    'no digits': '0x',
    'no text': '',
    null: null,
    'an object': { r: `0x${r}`, s: `0x${s}`, v },
  };
};
