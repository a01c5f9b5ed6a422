import { lazy, Suspense, useState } from "react";
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { useMayPass } from "../resource/ending";
import type { Row } from "../resource/Row";
import { useResourceProps } from "../resource/resource";
import { textAt } from "../resource/valueAt";
import { Button } from "../ui/Button";
import { Icon } from "../ui/icons";
import type { Reference } from "../wire/contract";

const EndDialog = lazy(() => import("./EndDialog").then((m) => ({ default: m.EndDialog })));

export interface PassButtonProps {
  /** The owners. */
  readonly to: Reference;
}

/** On the page of a record that can pass to another owner, for whoever has the right. What goes along is counted first. */
export const PassButton = ({ to }: PassButtonProps) => {
  const translate = useTranslate();
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const title = useResourceProps()?.title;
  const mayPass = useMayPass();
  const [open, setOpen] = useState(false);
  if (!record || !mayPass) return null;
  const id = String(record.id);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        <Icon name="arrow_right" size={18} />
        {translate("show.pass.button")}
      </Button>
      {open && (
        <Suspense>
          <EndDialog
            of={of}
            record={id}
            name={textAt(record, title, `#${id}`)}
            procedures={["pass"]}
            owners={to}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
