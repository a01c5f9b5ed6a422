import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRecordContext, useTranslate } from "ra-core";
import type { Row } from "../../../src/framework/resource/Row";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { textAt } from "../../../src/framework/resource/valueAt";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import type { ActionRequest } from "../../../src/framework/actions/ActionRequest";

import { factorWords } from "./factorWords";

const RESOURCE = "factors";

const rest = async () => (await import("../../../src/framework/providers/restProvider")).simpleRest();

const Reset = ({ record }: { readonly record: Row }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const title = useResourceProps()?.title;
  const id = String(record.id);
  const queryKey = [RESOURCE, id];
  // If this fails, nothing is shown, because the page works without the button.
  const { data: isOn = false } = useQuery({
    queryKey,
    queryFn: async () => factsIn((await (await rest()).getOne(RESOURCE, { id })).data).on === true,
    retry: false,
  });
  if (!isOn) return null;
  const name = textAt(record, title, `#${id}`);
  const request = (): ActionRequest => ({
    label: translate("ui.factor.button"),
    question: translate("ui.factor.ask", { name }),
    consequence: translate("ui.factor.consequence"),
    names: [],
    count: 1,
    danger: true,
    ask: null,
    success: () => translate("ui.factor.done", { name }),
    run: async () => {
      await (await rest()).delete(RESOURCE, { id });
      return { done: 1, failed: [] };
    },
    after: () => void client.invalidateQueries({ queryKey }),
  });
  return <ActionButton label={translate("ui.factor.button")} icon="lock" request={request} />;
};

/** This part is loaded only on the page of an account. */
export const ResetButton = () => {
  const record = useRecordContext<Row>();
  return record ? (
    <WithWords of={factorWords}>
      <Reset record={record} />
    </WithWords>
  ) : null;
};
