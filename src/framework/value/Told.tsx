import { lazy, type ReactNode, Suspense } from "react";
import type { Alike, Found } from "./Alike";
import "./value.css";

interface ToldProps {
  /** Undefined where the name of the record is enough. */
  readonly of: Alike | undefined;
  readonly record: Found | undefined;
  readonly children: ReactNode;
}

const ToldName = lazy(() => import("./ToldName").then((m) => ({ default: m.ToldName })));

/** A name, and below it what distinguishes its record from others with the same name. */
export const Told = ({ of, record, children }: ToldProps) =>
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
      <ToldName {...of} record={record}>
        {children}
      </ToldName>
    </Suspense>
  );
