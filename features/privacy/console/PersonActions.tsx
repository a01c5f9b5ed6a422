import { lazy } from "react";
import { useRecordContext, useResourceContext } from "ra-core";
import { useGrants } from "../../../src/framework/auth/useGrants";
import type { Row } from "../../../src/framework/resource/Row";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { textAt } from "../../../src/framework/resource/valueAt";
import { hostInside, servesRest } from "../../../src/framework/wire/HostInside";

const PersonButtons = lazy(() => import("./PersonButtons").then((module) => ({ default: module.PersonButtons })));

/** Buttons on the page of a person: export all their data, and erase the person. Each button needs its own right. */
export const PersonActions = () => {
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const { title, isPerson } = useResourceProps() ?? {};
  const grants = useGrants();
  if (!record || isPerson === undefined || !servesRest("personal")) return null;
  const rights = hostInside().personal;
  const [mayExport, mayErase] = [grants.has(rights?.export ?? ""), grants.has(rights?.erase ?? "")];
  if (!mayExport && !mayErase) return null;
  const id = String(record.id);
  const person = { person: `${of}:${id}`, name: textAt(record, title, `#${id}`), word: id };
  return <PersonButtons {...person} mayExport={mayExport} mayErase={mayErase} />;
};
