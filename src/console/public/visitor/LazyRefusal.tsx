import { type ComponentProps, lazy, Suspense } from "react";
import { loadChunk } from "pilothouse/shell";
import { Checking } from "./Checking";

const Refusal = lazy(() => loadChunk(() => import("./Refusal")).then((part) => ({ default: part.Refusal })));

/** Few people ever see it, so nobody waits for it. */
export const LazyRefusal = (props: ComponentProps<typeof Refusal>) => (
  <Suspense fallback={<Checking language={props.language} />}>
    <Refusal {...props} />
  </Suspense>
);
