/** Returns true for the unit of an amount: `iso4217/<CURRENCY_CODE>` or `caip19/<chain>/<asset>`. */
export const isAmountUnit = (unit: string): boolean => /^(?:iso4217|caip19)\//.test(unit);
