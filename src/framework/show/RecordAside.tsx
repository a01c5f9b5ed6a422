import { useIsFetching } from "@tanstack/react-query";
import { useTranslate } from "ra-core";
import { type ReactNode, Suspense, useEffect, useId, useState } from "react";
import { FieldLayoutProvider } from "../value/FieldLayout";
import { LoadingLines } from "../ui/LoadingLines";
import { DrawInView } from "../ui/DrawInView";
import type { RecordTab } from "./slots";
import { useScrollToTab } from "./useScrollToTab";
import { usePageIdle } from "./usePageIdle";

/** Milliseconds without requests, after which the parts beside the record are drawn. */
const PAUSE = 100;

const WAITING = <LoadingLines count={6} height={24} />;

/** A part that a feature draws beside the record. Until it is shown, narrow windows hide it, so it cannot get the focus. */
const Part = ({ name, label, Panel, isShown }: RecordTab & { readonly isShown: boolean }) => {
  const translate = useTranslate();
  const title = useId();
  const place = useScrollToTab(isShown ? [name] : []);
  return (
    <section ref={place} tabIndex={-1} className="ui-record-part" aria-labelledby={title}>
      <header>
        <h2 id={title}>{translate(label)}</h2>
      </header>
      <Suspense fallback={WAITING}>
        {isShown ? (
          <DrawInView height={200}>
            <Panel />
          </DrawInView>
        ) : (
          WAITING
        )}
      </Suspense>
    </section>
  );
};

/** The picture of a record, and parts of features: beside it, or below it if there is too little room. */
export const RecordAside = ({
  parts,
  picture,
}: {
  readonly parts: readonly RecordTab[];
  readonly picture: ReactNode;
}) => {
  const isRested = usePageIdle();
  const isBusy = useIsFetching() > 0;
  const [isShown, setShown] = useState(false);
  // These parts send requests after the record and its lists. Below the lists, their height can still change.
  useEffect(() => {
    if (!isRested || isBusy) return undefined;
    const timer = setTimeout(() => setShown(true), PAUSE);
    return () => clearTimeout(timer);
  }, [isRested, isBusy]);
  return (
    <div className="ui-record-aside" data-shown={isShown}>
      {picture && (
        <div className="ui-record-part ui-record-picture">
          <FieldLayoutProvider value="cell">{picture}</FieldLayoutProvider>
        </div>
      )}
      {parts.map((part) => (
        <Part key={part.name} {...part} isShown={isShown} />
      ))}
    </div>
  );
};
