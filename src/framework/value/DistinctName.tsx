import { lazy, type ReactNode, Suspense } from "react";
import type { Alike, Found } from "./Alike";
import "./value.css";

interface DistinctNameProps {
  /** Undefined if the name alone identifies the record. */
  readonly of: Alike | undefined;
  readonly record: Found | undefined;
  readonly children: ReactNode;
}

const LoadedName = lazy(() => import("./NameAndDistinction").then((m) => ({ default: m.NameAndDistinction })));

/** A name, and below it what distinguishes the record from others with the same name. */
export const DistinctName = ({ of, record, children }: DistinctNameProps) =>
  of === undefined || record === undefined ? (
    children
  ) : (
    <Suspense
      fallback={
        <span className="ui-placed">
          <span>{children}</span>
        </span>
      }
    >
      <LoadedName {...of} record={record}>
        {children}
      </LoadedName>
    </Suspense>
  );
