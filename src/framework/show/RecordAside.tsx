import { useIsFetching } from "@tanstack/react-query";
import Skeleton from "@mui/material/Skeleton";
import { useTranslate } from "ra-core";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { FieldLayoutProvider } from "../value/FieldLayout";
import { InView } from "../ui/InView";
import type { RecordTab } from "./slots";
import { useAskedPart } from "./useAskedPart";
import { useRested } from "./useRested";

/** Milliseconds without a request before anything is drawn beside the record. */
const PAUSE = 100;

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
  const isBusy = useIsFetching() > 0;
  const [isShown, setShown] = useState(false);
  // The lists above come first: they may take more room than was kept for them, or less.
  useEffect(() => {
    if (!isRested || isBusy) return undefined;
    const timer = setTimeout(() => setShown(true), PAUSE);
    return () => clearTimeout(timer);
  }, [isRested, isBusy]);
  return (
    <div className="ui-record-aside">
      {picture && (
        <div className="ui-record-part ui-record-picture">
          <FieldLayoutProvider value="cell">{picture}</FieldLayoutProvider>
        </div>
      )}
      {isShown && parts.map((part) => <Part key={part.name} {...part} />)}
    </div>
  );
};
