import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { PROCEDURES, useMayEnd } from "./ending";
import type { Row } from "../../../src/framework/resource/Row";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { textAt, valueAt } from "../../../src/framework/resource/valueAt";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";

const EndDialog = lazy(() => import("./EndDialog").then((m) => ({ default: m.EndDialog })));

/** Whether the page was opened to end the record, for example by a dialog that cannot delete it. */
const useAsked = (): boolean => valueAt(useLocation().state, "end") === true;

/** On the page of an owner: ends it, if the account has the right. The effects are counted first. */
export const EndButton = () => {
  const translate = useTranslate();
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const { ends, key = "", path = "", title = "" } = useResourceProps() ?? {};
  const mayEnd = useMayEnd();
  const asked = useAsked();
  const [open, setOpen] = useState(asked);
  if (!record || ends === undefined || !mayEnd || Number(record[ends] ?? 0) > 0) return null;
  return (
    <>
      <Button variant="text" color="error" onClick={() => setOpen(true)}>
        <Icon name="archive" size={18} />
        {translate("ending.button")}
      </Button>
      {open && (
        <Suspense>
          <EndDialog
            of={of}
            record={String(record.id)}
            name={textAt(record, title, `#${record.id}`)}
            procedures={PROCEDURES}
            owners={{ resource: of, path: path ?? "", key, title }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
