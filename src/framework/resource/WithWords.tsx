import type { ReactNode } from "react";
import type { ResourceProps } from "../wire/contract";
import { useResourceWords } from "./words";

export type LazyWords = Pick<ResourceProps, "name" | "words">;

interface WithWordsProps {
  readonly of: LazyWords;
  /** Drawn until the words are loaded, so that nothing moves when they arrive. */
  readonly otherwise?: ReactNode;
  readonly children: ReactNode;
}

/** Draws its children once the words of a hand-written screen are loaded, and again after a change of language. */
export const WithWords = ({ of, otherwise = null, children }: WithWordsProps) =>
  useResourceWords(of) ? children : otherwise;
