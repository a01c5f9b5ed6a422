import type { ReactNode } from "react";
import type { ResourceProps } from "../wire/contract";
import { useResourceWords } from "./words";

export type LazyWords = Pick<ResourceProps, "name" | "words">;

interface WithWordsProps {
  readonly of: LazyWords;
  /** Drawn until then, so that nothing moves afterwards. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Draws its children when the words of a hand-written feature are loaded. Also waits after a change of language. */
export const WithWords = ({ of, otherwise = null, children }: WithWordsProps) =>
  useResourceWords(of) ? children : otherwise;
