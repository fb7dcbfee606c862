import { inflateSync } from 'node:zlib';

const WOFF_HEADER_BYTES = 44;
const WOFF_ENTRY_BYTES = 20;
const SFNT_HEADER_BYTES = 12;
const SFNT_ENTRY_BYTES = 16;

interface Table {
  readonly tag: Buffer;
  readonly checksum: number;
  readonly body: Buffer;
}

const tableAt = (woff: Buffer, index: number): Table => {
  const at = WOFF_HEADER_BYTES + index * WOFF_ENTRY_BYTES;
  const [from, packedBytes, bytes, checksum] = [4, 8, 12, 16].map((offset) => woff.readUInt32BE(at + offset)) as [
    number,
    number,
    number,
    number,
  ];
  const packed = woff.subarray(from, from + packedBytes);
  return { tag: woff.subarray(at, at + 4), checksum, body: packedBytes < bytes ? inflateSync(packed) : packed };
};

/** Rounds up to a multiple of four bytes, at which tables begin. */
const padded = (body: Buffer): Buffer => Buffer.concat([body, Buffer.alloc(-body.length & 3)]);

/** Returns the binary search parameters of a table directory with `count` entries (OpenType, table directory). */
const searchFields = (count: number): readonly number[] => {
  const steps = Math.floor(Math.log2(count));
  const range = 2 ** steps * SFNT_ENTRY_BYTES;
  return [range, steps, count * SFNT_ENTRY_BYTES - range];
};

/** Converts a WOFF 1.0 font to OpenType by decompressing its tables. */
export const toSfnt = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('No font in WOFF 1.0.');
  const tables = Array.from({ length: woff.readUInt16BE(12) }, (_, index) => tableAt(woff, index));
  const directory = Buffer.alloc(SFNT_HEADER_BYTES + tables.length * SFNT_ENTRY_BYTES);
  woff.copy(directory, 0, 4, 8);
  [tables.length, ...searchFields(tables.length)].forEach((field, index) => {
    directory.writeUInt16BE(field, 4 + index * 2);
  });
  let from = directory.length;
  for (const [index, { tag, checksum, body }] of tables.entries()) {
    const at = SFNT_HEADER_BYTES + index * SFNT_ENTRY_BYTES;
    tag.copy(directory, at);
    [checksum, from, body.length].forEach((field, offset) => {
      directory.writeUInt32BE(field, at + 4 + offset * 4);
    });
    from += padded(body).length;
  }
  return Buffer.concat([directory, ...tables.map(({ body }) => padded(body))]);
};
