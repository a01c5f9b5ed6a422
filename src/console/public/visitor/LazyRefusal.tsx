import { type ComponentProps, lazy, Suspense } from "react";
import { loadChunk } from "pilothouse/shell";
import { CheckingNotice } from "./CheckingNotice";

const RefusedPage = lazy(() =>
  loadChunk(() => import("./RefusedPage")).then((part) => ({ default: part.RefusedPage })),
);

/** This part is loaded on demand, because few people ever see it. */
export const LazyRefusal = (props: ComponentProps<typeof RefusedPage>) => (
  <Suspense fallback={<CheckingNotice language={props.language} />}>
    <RefusedPage {...props} />
  </Suspense>
);
