import { useEffect, useState } from "react";
import { whenIdle } from "../wire/whenIdle";

/** Whether the page has been idle for some time since it was drawn. */
export const usePageIdle = (): boolean => {
  const [isRested, setRested] = useState(false);
  useEffect(() => {
    let isHere = true;
    whenIdle(1000, 1000).then(() => {
      if (isHere) setRested(true);
    });
    return () => {
      isHere = false;
    };
  }, []);
  return isRested;
};
