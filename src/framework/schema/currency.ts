// How fine the money of a currency is. All amounts are written with two decimals; those of a currency without any end in .00.
const WITHOUT_DECIMALS = new Set(["jpy"]);

export const decimalsOf = (currency: string): 0 | 2 => (WITHOUT_DECIMALS.has(currency.toLowerCase()) ? 0 : 2);
