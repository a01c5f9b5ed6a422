// The messages between `npm run dev` and the page.

/** The program that found a mistake: the generator, the platform when it starts, or the TypeScript compiler. */
export type MistakeFinder = "Definition" | "Start" | "Types";

export interface Mistake {
  readonly finder: MistakeFinder;
  readonly code: string;
  readonly message: string;
  readonly fix: string;
  /** Null if the mistake is in no file. */
  readonly place: MistakePlace | null;
}

export interface MistakePlace {
  /** The path from the folder of the console. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The line of the mistake and its neighbours. */
  readonly frame: readonly FrameLine[];
  /** The word at this place, and the word that was probably meant. Null if nothing is similar enough. */
  readonly meant: { readonly wrong: string; readonly right: string } | null;
}

export interface FrameLine {
  readonly number: number;
  readonly text: string;
}

/** Everything that the page shows. `good`: when there was last no mistake, in milliseconds since 1970. */
export interface Mistakes {
  readonly mistakes: readonly Mistake[];
  readonly good: number;
}

/** Sends all mistakes to the page. */
export const MISTAKES_EVENT = "pilothouse:mistakes";
/** Asks for the mistakes when the page opens. */
export const REQUEST_MISTAKES_EVENT = "pilothouse:ask";
/** Asks to replace the wrong word of the mistake with this index by the word that was meant. */
export const REPLACE_WORD_EVENT = "pilothouse:mend";
