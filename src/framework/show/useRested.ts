import { useEffect, useState } from "react";
import { whenIdle } from "../wire/whenIdle";

/** Milliseconds for the record itself before anything around it is requested. */
const LATEST = 1000;

/** Whether the page has been idle since it was drawn. */
export const useRested = (): boolean => {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(LATEST, LATEST).then(() => {
      if (isHere) setRested(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isRested;
};
