// The files with examples of the console and of its features. When such a file is added, Vite passes all of them anew.
import type { Examples } from "../Examples";

export interface ExampleFile {
  readonly default: Examples;
}
export type ExampleFiles = Readonly<Record<string, () => Promise<ExampleFile>>>;

let own: ExampleFiles = {};
const followers = new Set<() => void>();

export const ownExampleFiles = (): ExampleFiles => own;
export const setOwnExampleFiles = (files: ExampleFiles): void => {
  own = files;
  for (const follow of followers) follow();
};
/** Calls `follow` when files were added or removed. Answers a function that ends this. */
export const onOwnExampleFilesChange = (follow: () => void): (() => void) => {
  followers.add(follow);
  return () => void followers.delete(follow);
};
