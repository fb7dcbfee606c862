import { expect } from '@open-wc/testing';
import { parseTimestamp } from '../../../src/core/format/timestamp.js';

describe('parseTimestamp', () => {
  it('reads an ISO 8601 timestamp with a time zone', () => {
    for (const text of ['2026-06-03T14:05Z', '2026-06-03T14:05:00.000Z', '2026-06-03T16:05:00+02:00'])
      expect(parseTimestamp(text), text).to.equal(Date.UTC(2026, 5, 3, 14, 5));
  });

  it('ignores what is not a time, or is another one in each time zone', () => {
    const local = ['2026-06-03', '2026-06-03T14:05:00', '2026-06-03 14:05:00'];
    for (const value of [...local, '2026-13-03T14:05Z', 'June 3, 2026', '1780495500', 1_780_495_500, {}, '', null])
      expect(parseTimestamp(value), String(value)).to.equal(undefined);
  });
});
