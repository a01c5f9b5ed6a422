import { useCallback, useEffect, useRef, useState } from "react";
import type { CodePicture } from "./SignInPort";

/** Null while the picture is loading, "missing" if that failed. */
export type PictureState = CodePicture | "missing" | null;

/** The captcha, which is loaded when it is needed, and a function that loads another one. */
export const usePicture = (load: () => Promise<CodePicture>, isWanted = true): readonly [PictureState, () => void] => {
  const [picture, setPicture] = useState<PictureState>(null);
  const asked = useRef(0);
  const refresh = useCallback(() => {
    asked.current += 1;
    const turn = asked.current;
    const showLatest = (next: PictureState) => turn === asked.current && setPicture(next);
    setPicture(null);
    load().then(showLatest, () => showLatest("missing"));
  }, [load]);
  useEffect(() => {
    if (isWanted) refresh();
  }, [isWanted, refresh]);
  return [picture, refresh];
};

/** The id to send with the text of the picture. */
export const verifyIdOf = (picture: PictureState): string =>
  picture === null || picture === "missing" ? "" : picture.verifyId;
