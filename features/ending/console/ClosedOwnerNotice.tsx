import { useRecordContext } from "ra-core";
import { lazy, Suspense } from "react";
import { useResourceProps } from "../../../src/framework/resource/resource";
import type { Row } from "../../../src/framework/resource/Row";
import { servesRest } from "../../../src/framework/wire/HostInside";

const EndNote = lazy(() => import("./EndNote").then((module) => ({ default: module.EndNote })));

/** The note on the page of an owner that was closed. */
export const ClosedOwnerNotice = () => {
  const record = useRecordContext<Row>();
  const { ends } = useResourceProps() ?? {};
  const isClosed = record !== undefined && ends !== undefined && Number(record[ends] ?? 0) > 0;
  return isClosed && servesRest("ending") ? (
    <Suspense>
      <EndNote record={record} />
    </Suspense>
  ) : null;
};
