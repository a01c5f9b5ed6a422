import { lazy, Suspense, useState } from "react";
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { useMayPass } from "./ending";
import type { Row } from "../../../src/framework/resource/Row";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { textAt } from "../../../src/framework/resource/valueAt";
import { Button } from "../../../src/framework/ui/Button";
import { Icon } from "../../../src/framework/ui/icons";

const EndDialog = lazy(() => import("./EndDialog").then((m) => ({ default: m.EndDialog })));

/** On the page of a record that can pass to another owner, if the account has the right. The effects are counted first. */
export const PassButton = () => {
  const translate = useTranslate();
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const { passes, title } = useResourceProps() ?? {};
  const mayPass = useMayPass();
  const [open, setOpen] = useState(false);
  if (!record || passes === undefined || !mayPass) return null;
  const id = String(record.id);
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => setOpen(true)}>
        <Icon name="arrow_right" size={18} />
        {translate("ending.pass_button")}
      </Button>
      {open && (
        <Suspense>
          <EndDialog
            of={of}
            record={id}
            name={textAt(record, title, `#${id}`)}
            procedures={["pass"]}
            owners={passes}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
};
