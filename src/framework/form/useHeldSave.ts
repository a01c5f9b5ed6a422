import { useCallback, useEffect, useRef, useState } from "react";
import { whenOnline } from "./whenOnline";

/** A save that waits while there is no network, until the person takes it back or leaves the form. */
export const useHeldSave = <Values, Stored>(save: (values: Values) => Promise<Stored>) => {
  const [waits, setWaits] = useState(false);
  const waiting = useRef<AbortController | null>(null);
  const takeBack = useCallback(() => waiting.current?.abort(), []);
  useEffect(() => takeBack, [takeBack]);
  return {
    waits,
    takeBack,
    save: (values: Values): Promise<Stored> =>
      whenOnline(
        () => save(values),
        (next) => {
          waiting.current = next;
          setWaits(next !== null);
        },
      ),
  };
};
