/** The names in braces of a text: "Refund of {price} requested." */
export const namesInBraces = (text: string): readonly string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? []);
