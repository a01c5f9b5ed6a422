import { lazy, Suspense, useState } from "react";
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { useMayEnd } from "../resource/ending";
import type { Row } from "../resource/Row";
import { useResourceProps } from "../resource/resource";
import { textAt } from "../resource/valueAt";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";

const EndDialog = lazy(() => import("./EndDialog").then((m) => ({ default: m.EndDialog })));

/** On the page of an owner: ends it, for whoever has the right. What that means is counted first. */
export const EndButton = () => {
  const translate = useTranslate();
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const title = useResourceProps()?.title;
  const mayEnd = useMayEnd();
  const [open, setOpen] = useState(false);
  if (!record || !mayEnd) return null;
  return (
    <>
      <Button variant="text" color="error" onClick={() => setOpen(true)}>
        <Icon name="archive" size={18} />
        {translate("show.end.button")}
      </Button>
      {open && (
        <Suspense>
          <EndDialog
            of={of}
            record={String(record.id)}
            name={textAt(record, title, `#${record.id}`)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
