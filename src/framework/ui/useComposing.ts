import { useState } from "react";

/** Whether an input method is composing a word in a box. The letters in the box are then not final. */
export const useComposing = () => {
  const [isComposing, setComposing] = useState(false);
  return {
    isComposing,
    composing: { onCompositionStart: () => setComposing(true), onCompositionEnd: () => setComposing(false) },
  };
};

/** The text of a box, without a word that is still being composed. */
export const useComposed = (typed: string) => {
  const { isComposing, composing } = useComposing();
  const [composed, setComposed] = useState(typed);
  if (!isComposing && composed !== typed) setComposed(typed);
  return { composed: isComposing ? composed : typed, composing };
};
