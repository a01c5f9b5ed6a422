import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRecordContext, useTranslate } from "ra-core";
import { useAllowed } from "../../../src/framework/resource/access";
import type { Row } from "../../../src/framework/resource/Row";
import { useResourceProps } from "../../../src/framework/resource/resource";
import { textAt } from "../../../src/framework/resource/valueAt";
import { servesRest } from "../../../src/framework/wire/HostInside";
import { factsIn } from "../../../src/framework/wire/readAnswer";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import type { ActionRequest } from "../../../src/framework/actions/ActionRequest";

const RESOURCE = "factors";

const rest = async () => (await import("../../../src/framework/providers/restProvider")).simpleRest();

const Reset = ({ record }: { readonly record: Row }) => {
  const translate = useTranslate();
  const client = useQueryClient();
  const title = useResourceProps()?.title;
  const id = String(record.id);
  const queryKey = [RESOURCE, id];
  // Nothing is said if this fails: the button is then missing, and the page is whole without it.
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

/** On the page of an account: takes the second factor off that its owner lost. Only for whoever may set its password. */
export const FactorButton = () => {
  const record = useRecordContext<Row>();
  const allowed = useAllowed("password");
  if (!record || !allowed || !servesRest(RESOURCE)) return null;
  return <Reset record={record} />;
};
