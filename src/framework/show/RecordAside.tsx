import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "ra-core";
import { Suspense, useId } from "react";
import { InView } from "../ui/InView";
import type { RecordTab } from "./slots";
import { useAskedPart } from "./useAskedPart";
import { useRested } from "./useRested";

/** The pixels kept free for a part until it is drawn. */
const HEIGHT = 200;

/** A part that a feature draws beside the record. */
const Part = ({ name, label, Panel }: RecordTab) => {
  const translate = useTranslate();
  const title = useId();
  const place = useAskedPart([name]);
  return (
    <section ref={place} tabIndex={-1} className="ui-record-part" aria-labelledby={title}>
      <header>
        <h2 id={title}>{translate(label)}</h2>
      </header>
      <InView height={HEIGHT}>
        <Suspense fallback={<Skeleton variant="rounded" height={HEIGHT} />}>
          <Panel />
        </Suspense>
      </InView>
    </section>
  );
};

/** What features draw beside the record, or below it where there is no room. It is loaded when the page is idle. */
export const RecordAside = ({ parts }: { readonly parts: readonly RecordTab[] }) => {
  const isRested = useRested();
  return <div className="ui-record-aside">{isRested && parts.map((part) => <Part key={part.name} {...part} />)}</div>;
};
