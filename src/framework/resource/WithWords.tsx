import type { ReactNode } from "react";
import type { ResourceProps } from "../wire/contract";
import { useResourceWords } from "./words";

export type LazyWords = Pick<ResourceProps, "name" | "words">;

interface WithWordsProps {
  readonly of: LazyWords;
  readonly children: ReactNode;
}

/** Draws its children once the words of a hand-written feature are there; a switch of the language brings them along. */
export const WithWords = ({ of, children }: WithWordsProps) => (useResourceWords(of) ? children : null);
