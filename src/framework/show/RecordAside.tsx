import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "ra-core";
import { type ReactNode, Suspense, useId } from "react";
import { FieldLayoutProvider } from "../value/FieldLayout";
import { InView } from "../ui/InView";
import type { RecordTab } from "./slots";
import { useAskedPart } from "./useAskedPart";
import { useRested } from "./useRested";

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
      <InView height={200}>
        <Suspense fallback={<Skeleton variant="rounded" height={200} />}>
          <Panel />
        </Suspense>
      </InView>
    </section>
  );
};

/** The picture of a record and what features draw beside it, or below it where there is no room. It is loaded when the page is idle. */
export const RecordAside = ({
  parts,
  picture,
}: {
  readonly parts: readonly RecordTab[];
  readonly picture: ReactNode;
}) => {
  const isRested = useRested();
  return (
    <div className="ui-record-aside">
      {picture && (
        <div className="ui-record-part ui-record-picture">
          <FieldLayoutProvider value="cell">{picture}</FieldLayoutProvider>
        </div>
      )}
      {isRested && parts.map((part) => <Part key={part.name} {...part} />)}
    </div>
  );
};
