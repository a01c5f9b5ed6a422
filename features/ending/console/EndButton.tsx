import { lazy, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { PROCEDURES, useMayEndOwners } from "./ending";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import { type DialogRequest, useStartAction } from "../../../src/framework/actions/ActionHost";
import type { Row } from "../../../src/framework/resource/Row";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { textAt, valueAt } from "../../../src/framework/resource/valueAt";

const EndDialog = lazy(() => import("./EndDialog").then((m) => ({ default: m.EndDialog })));

/**
 * Makes the dialog that ends the record of the page. Null if the account may not end the record, or if it has already
 * ended.
 */
const useEndRequest = (): (() => DialogRequest) | null => {
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const { ends, key = "", path = "", title = "" } = useResourceProps() ?? {};
  const mayEnd = useMayEndOwners();
  if (!record || ends === undefined || !mayEnd || Number(record[ends] ?? 0) > 0) return null;
  return () => ({
    dialog: (close) => (
      <EndDialog
        of={of}
        record={String(record.id)}
        name={textAt(record, title, `#${record.id}`)}
        procedures={PROCEDURES}
        owners={{ resource: of, path: path ?? "", key, title }}
        onClose={close}
      />
    ),
  });
};

/** A button on the page of an owner: ends the owner, if the account has the right. The effects are counted first. */
export const EndButton = () => {
  const translate = useTranslate();
  const request = useEndRequest();
  return request && <ActionButton label={translate("ending.button")} icon="archive" danger request={request} />;
};

/**
 * Opens the dialog at once if the page was opened to end the record, for example from a dialog that cannot delete it.
 */
export const EndAtOnceButton = () => {
  const request = useEndRequest();
  const start = useStartAction();
  const isWanted = valueAt(useLocation().state, "end") === true;
  const asked = useRef(false);
  useEffect(() => {
    if (!isWanted || asked.current || request === null) return;
    asked.current = true;
    start?.(request());
  });
  return null;
};
