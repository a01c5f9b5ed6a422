import { lazy } from "react";
import { useRecordContext, useResourceContext, useTranslate } from "ra-core";
import { useMayPass } from "./ending";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import type { Row } from "../../../src/framework/resource/Row";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { textAt } from "../../../src/framework/resource/valueAt";

const EndDialog = lazy(() => import("./EndDialog").then((m) => ({ default: m.EndDialog })));

/**
 * A button on the page of a record that can pass to another owner, if the account has the right. The effects are
 * counted first.
 */
export const PassButton = () => {
  const translate = useTranslate();
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const { passes, title } = useResourceProps() ?? {};
  const mayPass = useMayPass();
  if (!record || passes === undefined || !mayPass) return null;
  const id = String(record.id);
  const request = () => ({
    dialog: (close: () => void) => (
      <EndDialog
        of={of}
        record={id}
        name={textAt(record, title, `#${id}`)}
        procedures={["pass"]}
        owners={passes}
        onClose={close}
      />
    ),
  });
  return <ActionButton label={translate("ending.pass_button")} icon="arrow_right" request={request} />;
};
