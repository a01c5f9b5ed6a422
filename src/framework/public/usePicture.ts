import { useCallback, useEffect, useRef, useState } from "react";
import type { CodePicture } from "./SignInPort";

/** Null while it loads; "missing" when it could not be loaded. */
export type Picture = CodePicture | "missing" | null;

/** The picture of a verification code, once it is wanted, and a way to ask for another one. */
export const usePicture = (load: () => Promise<CodePicture>, isWanted = true): readonly [Picture, () => void] => {
  const [picture, setPicture] = useState<Picture>(null);
  const asked = useRef(0);
  const refresh = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    const settle = (next: Picture) => turn === asked.current && setPicture(next);
    setPicture(null);
    load().then(settle, () => settle("missing"));
  }, [load]);
  useEffect(() => {
    if (isWanted) refresh();
  }, [isWanted, refresh]);
  return [picture, refresh];
};

/** What goes with the code when it is sent. */
export const verifyIdOf = (picture: Picture): string =>
  picture === null || picture === "missing" ? "" : picture.verifyId;
