import { MAX_LENGTHS } from '../limits.js';
import type { OptionAmount } from '../schemas/amount.js';
import {
  readLabel,
  readOptional,
  readRequired,
  readText,
  readUrl,
  readWholeNumber,
  type JsonObject,
  type ReportInvalid,
} from './fields.js';

/** The readers of the fields that every amount has (`SPEC: Amount object`). */
export const AMOUNT_READERS = { unit: readText(MAX_LENGTHS.ID), value: readText(MAX_LENGTHS.AMOUNT) };

const readDisplay = (value: unknown): JsonObject | undefined =>
  readRequired(value, {
    assetName: readLabel(MAX_LENGTHS.NAME),
    assetSymbol: readLabel(MAX_LENGTHS.SYMBOL),
    decimals: readWholeNumber,
  });

/**
 * Reads an amount of a chain asset; undefined without the required fields of it and its display. Leaves out the invalid optional
 * fields of the display. `path` leads to the amount and ends with a dot.
 */
export const readOptionAmount = (value: unknown, report: ReportInvalid, path: string): OptionAmount | undefined => {
  const amount = readRequired(value, { ...AMOUNT_READERS, display: readDisplay });
  if (!amount) return undefined;
  const readers = { iconUrl: readUrl, networkIconUrl: readUrl, networkName: readLabel(MAX_LENGTHS.NAME) };
  const display = readOptional(amount['display'] as JsonObject, readers, report, `${path}display.`);
  return { ...amount, display } as unknown as OptionAmount;
};
