import { forLanguages } from "../../../shared/schema/languages";
import type { LazyWords } from "../../../src/framework/resource/WithWords";

const SIZES = ["Small", "Medium", "Large"];

/** The sizes that examples use, with their words. Names of parts are English in every language. */
export const sizeEnumeration = { name: "example", values: SIZES.map((value) => ({ value })) };
export const exampleWords: LazyWords = {
  name: "example",
  words: forLanguages(() => async () => ({
    default: Object.fromEntries(SIZES.map((value) => [`enums.${sizeEnumeration.name}.${value}`, value])),
  })),
};
