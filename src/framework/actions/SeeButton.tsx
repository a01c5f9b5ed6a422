import { useQuery } from "@tanstack/react-query";
import { useRecordContext, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import type { Row } from "../resource/Row";
import { useResourceProps } from "../resource/resource";
import { textAt } from "../resource/valueAt";
import { LANGUAGES } from "../wire/contract";
import { servesRest } from "../wire/HostInside";
import { factsIn, numberIn, textIn } from "../wire/readAnswer";
import { roleView } from "../wire/roleView";
import { ActionButton } from "./ActionButton";
import type { ActionRequest } from "./ActionRequest";

const RESOURCE = "seeing";

const rest = async () => (await import("../providers/restProvider")).simpleRest();

export interface SeeButtonProps {
  /** The input for the company, and the field for its name. */
  readonly ask?: ReactNode;
  readonly from?: string;
}

const See = ({ record, ask = null, from = "" }: SeeButtonProps & { readonly record: Row }) => {
  const translate = useTranslate();
  const { title = "", titles = {} } = useResourceProps() ?? {};
  const role = String(record.id);
  // If this fails, nothing is shown, because the page works without the button.
  const { data: may = false } = useQuery({
    queryKey: [RESOURCE, role],
    queryFn: async () => factsIn((await (await rest()).getOne(RESOURCE, { id: role })).data).may === true,
    retry: false,
  });
  if (!may) return null;
  const nameIn = (field: string) => textAt(record, field, textAt(record, title, `#${role}`));
  const names = Object.fromEntries(LANGUAGES.map((language) => [language, nameIn(titles[language] ?? title)]));
  const request = (): ActionRequest => ({
    label: translate("ui.see.button"),
    question: translate("ui.see.ask"),
    consequence: translate("ui.see.consequence"),
    names: [],
    count: 1,
    danger: false,
    ask,
    ...(from === "" ? {} : { start: { [from]: record[from] } }),
    success: () => translate("ui.see.begun"),
    run: async (answers) => {
      const data = { role, from: answers[from] ?? null };
      const { token, expires, company } = factsIn((await (await rest()).create(RESOURCE, { data })).data);
      const back = location.pathname + location.search;
      roleView.begin(textIn(token), numberIn(expires), { role, names, company: textIn(company), back });
      return { done: 1, failed: [] };
    },
  });
  return <ActionButton label={translate("ui.see.button")} icon="eye" request={request} />;
};

/** A button on the page of a role: shows the console as people with the role see it, if they may grant it. */
export const SeeButton = (props: SeeButtonProps) => {
  const record = useRecordContext<Row>();
  return record && servesRest(RESOURCE) ? <See record={record} {...props} /> : null;
};
