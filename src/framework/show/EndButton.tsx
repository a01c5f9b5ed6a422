import { lazy, Suspense, useState } from "react";
import { useLocation } from "react-router-dom";
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { PROCEDURES, useMayEnd } from "../resource/ending";
import type { Row } from "../resource/Row";
import { useResourceProps } from "../resource/resource";
import { textAt, valueAt } from "../resource/valueAt";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";

const EndDialog = lazy(() => import("./EndDialog").then((m) => ({ default: m.EndDialog })));

export interface EndButtonProps {
  /** The field with the time of the end. */
  readonly ended: string;
}

/** Whether the page was opened to end the record, as a dialog does that cannot delete it. */
const useAsked = (): boolean => valueAt(useLocation().state, "end") === true;

/** On the page of an owner: ends it, for whoever has the right. What that means is counted first. */
export const EndButton = ({ ended }: EndButtonProps) => {
  const translate = useTranslate();
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const props = useResourceProps();
  const mayEnd = useMayEnd();
  const asked = useAsked();
  const [open, setOpen] = useState(asked);
  if (!record || !props || !mayEnd || Number(record[ended] ?? 0) > 0) return null;
  const { path, key, title } = props;
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
            procedures={PROCEDURES}
            owners={{ resource: of, path: path ?? "", key, title }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
