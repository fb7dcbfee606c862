import { expect } from '@open-wc/testing';
// A classic script, which defines a global function.
import 'jsqr';
import type jsQr from 'jsqr';
import { encodeQrCode, type QrCode } from '../../../src/core/format/qr-code.js';

declare global {
  var jsQR: (typeof jsQr)['default'];
}

const MODULE_PX = 3;

/** Renders a code to pixels. */
const render = ({ path, modules }: QrCode): ImageData => {
  const size = modules * MODULE_PX;
  const context = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })!;
  context.fillStyle = '#fff';
  context.fillRect(0, 0, size, size);
  context.fillStyle = '#000';
  context.scale(MODULE_PX, MODULE_PX);
  context.fill(new Path2D(path));
  return context.getImageData(0, 0, size, size);
};

const scan = (code: QrCode) => {
  const { data, width, height } = render(code);
  return jsQR(data, width, height, { inversionAttempts: 'dontInvert' });
};

/** Returns true if the centre of a module is dark. */
const isDark = ({ data, width }: ImageData, x: number, y: number): boolean => {
  const [column, row] = [x, y].map((at) => Math.floor((at + 0.5) * MODULE_PX)) as [number, number];
  return data[4 * (row * width + column)] === 0;
};

const createText = (alphabet: string, length: number): string => {
  const points = [...alphabet];
  return Array.from({ length }, (_, at) => points[(at * 7 + length) % points.length]).join('');
};

const ALPHABETS: Readonly<Record<string, string>> = {
  'the letters of a URL': "abcdefghijklmnopqrstuvwxyzABCDEFXYZ0123456789-._~:/?#[]@!$&'()*+,;=%",
  'letters beyond ASCII': 'äéßñøčłж中日한ไ€',
  emoji: '💶👛🇫🇷',
};

describe('encodeQrCode', () => {
  const alphabets = Object.entries(ALPHABETS);
  for (const [index, [what, alphabet]] of alphabets.entries()) {
    it(`encodes ${what} without loss, in lengths from 1 to 300`, () => {
      for (let length = 1 + index; length <= 300; length += alphabets.length) {
        const text = createText(alphabet, length);
        const bytes = [...new TextEncoder().encode(text)];
        // 559 bytes is the limit; some alphabets need several bytes per letter.
        if (bytes.length > 559) break;
        const scanned = scan(encodeQrCode(text)!)!;
        expect(scanned.data).to.equal(text);
        expect(scanned.binaryData).to.deep.equal(bytes);
      }
    });
  }

  it('keeps a quiet zone of four modules around the three finder patterns', () => {
    for (const length of [1, 40, 300]) {
      const code = encodeQrCode(createText('abc/', length))!;
      const image = render(code);
      const dark = Array.from({ length: code.modules ** 2 }, (_, at) => at)
        .map((at) => [at % code.modules, Math.floor(at / code.modules)] as const)
        .filter(([x, y]) => isDark(image, x, y));
      const edges = dark.map(([x, y]) => Math.min(x, y, code.modules - 1 - x, code.modules - 1 - y));
      expect(Math.min(...edges)).to.equal(4);
      const far = code.modules - 5;
      const corners = [isDark(image, 4, 4), isDark(image, far, 4), isDark(image, 4, far)];
      expect(corners).to.deep.equal([true, true, true]);
    }
  });

  it('encodes at most 559 bytes', () => {
    const code = encodeQrCode('a'.repeat(559))!;
    expect(code.modules).to.equal(97);
    expect(scan(code)!.data).to.have.length(559);
    for (const text of ['a'.repeat(560), '💶'.repeat(140)]) {
      expect(encodeQrCode(text)).to.equal(undefined);
    }
  });
});
