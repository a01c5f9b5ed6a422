/** What separates several values in a cell. */
export const VALUE_SEPARATORS = /\s*[,;，；、|\n]\s*/;
const JOINT = ", ";

/** Several values in one cell. A word with a separator would be read as several values, so `otherwise` replaces it. */
export const joinValues = (values: readonly { readonly word: string; readonly otherwise: string }[]): string =>
  values.map(({ word, otherwise }) => (VALUE_SEPARATORS.test(word) ? otherwise : word)).join(JOINT);
