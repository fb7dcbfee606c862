import { describe, it } from 'node:test';
import { strictTimestampSchema } from '../../../gateway/wire/timestamp.js';
import { expectAccepted, expectRefused } from '../../../../test/support/schema.js';

describe('strictTimestampSchema', () => {
  for (const timestamp of [new Date(0).toISOString(), '2026-01-14T10:30:00.000Z', '2028-02-29T23:59:59.999Z']) {
    it(`accepts ${timestamp}`, () => {
      expectAccepted(strictTimestampSchema, timestamp);
    });
  }

  for (const timestamp of [
    '2026-01-14T10:30:00Z',
    '2026-01-14T10:30:00.000000Z',
    '2026-01-14T10:30:00.000+02:00',
    '2026-01-14 10:30:00.000Z',
    '2026-02-30T10:30:00.000Z',
    '2026-01-14',
    '',
    1_718_236_800,
    new Date(0),
    null,
  ]) {
    it(`refuses ${typeof timestamp} ${String(timestamp)}`, () => {
      expectRefused(strictTimestampSchema, timestamp);
    });
  }
});
