// A sentence of the specification that is broken on purpose: where, and which test notices it.
import { type Sentence, sentences } from "../../specification/sentences";

export interface Breakage {
  readonly sentence: Sentence;
  /** What would be wrong. */
  readonly bug: string;
  readonly file: string;
  /** Occurs exactly once in the file. */
  readonly from: string;
  readonly to: string;
  /** The test file, as docs/specification.md lists it for the sentence, and a part of the test's title. */
  readonly noticed: string;
  readonly by: string;
}

/** The sentence of a point that begins so. */
export const sentenceOf = (point: number, beginning: string): Sentence => {
  const [found, ...others] = sentences.filter((one) => one.point === point && one.text.startsWith(beginning));
  if (!found || others.length > 0) throw new Error(`${point}. "${beginning}" begins ${others.length + 1} sentences`);
  return found;
};

/** A breakage that a test named after the sentence notices. */
export const byName = (
  sentence: Sentence,
  noticed: string,
  broken: Pick<Breakage, "bug" | "file" | "from" | "to">,
): Breakage => ({ sentence, noticed, by: sentence.text, ...broken });

/** Contract tests that are no test file themselves are parts of one. */
export const fileOf = ({ noticed }: Breakage): string =>
  /\.(?:test|journey)\.tsx?$/.test(noticed) ? noticed : "tests/contract/contract.test.ts";
