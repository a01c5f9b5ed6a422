import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../shell/errors/loadChunk";
import type { WaitingProps } from "./WaitCountdown";

const Part = lazy(() =>
  loadChunk(() => import("./WaitCountdown")).then(({ WaitCountdown }) => ({ default: WaitCountdown })),
);

export const LazyWaitCountdown = (props: WaitingProps) => (
  <Suspense>
    <Part {...props} />
  </Suspense>
);

/** Whether the form must wait after this refusal, and the function that LazyWaitCountdown calls when the wait is over. */
export const useWaitAfterRefusal = (seconds: number, cause: unknown): readonly [boolean, () => void] => {
  const [over, setOver] = useState<unknown>(null);
  return [seconds > 0 && over !== cause, () => setOver(cause)];
};
