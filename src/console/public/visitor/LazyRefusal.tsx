import { type ComponentProps, lazy, Suspense } from "react";
import { loadChunk } from "pilothouse/shell";
import { CheckingNotice } from "./CheckingNotice";

const Refusal = lazy(() => loadChunk(() => import("./Refusal")).then((part) => ({ default: part.Refusal })));

/** This part is loaded on demand, because few people ever see it. */
export const LazyRefusal = (props: ComponentProps<typeof Refusal>) => (
  <Suspense fallback={<CheckingNotice language={props.language} />}>
    <Refusal {...props} />
  </Suspense>
);
