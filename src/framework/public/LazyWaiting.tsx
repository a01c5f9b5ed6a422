import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../shell/errors/loadChunk";
import type { WaitingProps } from "./Waiting";

const Part = lazy(() => loadChunk(() => import("./Waiting")).then(({ Waiting }) => ({ default: Waiting })));

export const LazyWaiting = (props: WaitingProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);

/** Whether the form must wait after this refusal, and the function that LazyWaiting calls when the wait is over. */
export const useWaitAfterRefusal = (seconds: number, cause: unknown): readonly [boolean, () => void] => {
  const [over, setOver] = useState<unknown>(null);
  return [seconds > 0 && over !== cause, () => setOver(cause)];
};
