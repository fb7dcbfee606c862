import type { OptionAmount } from '../schemas/amount.js';
import { isJsonObject, isString, isWholeNumber, omitInvalid, type ReportInvalid } from './fields.js';

const isDisplay = (value: unknown): boolean =>
  isJsonObject(value) &&
  isString(value['assetName']) &&
  isString(value['assetSymbol']) &&
  isWholeNumber(value['decimals']);

/** Returns true for an amount of a chain asset with the required fields of its display. */
export const isOptionAmount = (value: unknown): value is OptionAmount =>
  isJsonObject(value) && isString(value['unit']) && isString(value['value']) && isDisplay(value['display']);

/** Leaves out the invalid optional fields of the display. `path` leads to the amount and ends with a dot. */
export const readOptionAmount = (amount: OptionAmount, report: ReportInvalid, path: string): OptionAmount => {
  const checks = { iconUrl: isString, networkIconUrl: isString, networkName: isString };
  return { ...amount, display: omitInvalid(amount.display, checks, report, `${path}display.`) };
};
