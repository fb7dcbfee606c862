const ORDER_OF_THE_CURVE = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const toWord = (value: bigint): string => value.toString(16).padStart(64, '0');

/** `r`, `s` and `v` as hexadecimal digits. */
const split = (signature: string) => {
  const v = signature.slice(130);
  return { r: signature.slice(2, 66), s: signature.slice(66, 130), v, isOdd: v === '1c' };
};

/** EIP-2098: the parity is the highest bit of s. */
const toCompact = (r: string, s: string, isOdd: boolean): string =>
  `0x${r}${toWord(BigInt(`0x${s}`) | (isOdd ? 1n << 255n : 0n))}`;

/** The same signature in each form in which wallets answer with it. */
export const getSignatureForms = (signature: string): Readonly<Record<string, string>> => {
  const { r, s, isOdd } = split(signature);
  return {
    'a recovery byte of 27 or 28': signature,
    'a recovery byte of 0 or 1': `0x${r}${s}0${Number(isOdd)}`,
    'the compact form of 64 bytes (EIP-2098)': toCompact(r, s, isOdd),
    'upper case': `0x${signature.slice(2).toUpperCase()}`,
  };
};

/** Damaged signatures, by what is wrong with them. */
export const getDamagedSignatures = (signature: string): Readonly<Record<string, unknown>> => {
  const { r, s, v, isOdd } = split(signature);
  const highS = toWord(ORDER_OF_THE_CURVE - BigInt(`0x${s}`));
  return {
    'a high s': `0x${r}${highS}${isOdd ? '1b' : '1c'}`,
    'a high s, with a recovery byte of 0 or 1': `0x${r}${highS}0${Number(!isOdd)}`,
    'the other recovery byte': `0x${r}${s}${isOdd ? '1b' : '1c'}`,
    'the other recovery byte of 0 or 1': `0x${r}${s}0${Number(!isOdd)}`,
    'the other parity in the compact form': toCompact(r, s, !isOdd),
    'a recovery byte of 2': `0x${r}${s}02`,
    'a recovery byte with a chain (EIP-155)': `0x${r}${s}${isOdd ? '26' : '25'}`,
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
