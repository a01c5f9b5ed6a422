import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useLocaleState, useRecordContext, useRefresh, useResourceContext, useTranslate } from "ra-core";
import { useGrants } from "../auth/useGrants";
import type { Row } from "../resource/Row";
import { useResourceProps } from "../resource/resource";
import { textAt } from "../resource/valueAt";
import { saveFile } from "../ui/saveFile";
import { hostInside, servesRest } from "../wire/HostInside";
import { factsIn, numberIn, rowsIn, textIn } from "../wire/readAnswer";
import { ActionButton } from "./ActionButton";
import type { ActionRequest } from "./ActionRequest";

const WordInput = lazy(() => import("./WordInput").then((m) => ({ default: m.WordInput })));

const RESOURCE = "personal";

const rest = async () => (await import("../providers/restProvider")).simpleRest();

interface PersonProps {
  readonly person: string;
  readonly name: string;
  /** The key of the record. People type it to confirm. */
  readonly word: string;
}

const TakeOut = ({ person, name }: PersonProps) => {
  const translate = useTranslate();
  const request = (): ActionRequest => ({
    label: translate("ui.person.take_out"),
    question: translate("ui.person.take_out_ask", { name }),
    consequence: translate("ui.person.take_out_consequence"),
    names: [],
    count: 1,
    danger: false,
    ask: null,
    success: () => translate("ui.person.taken_out", { name }),
    run: async () => {
      const { id: _, ...data } = factsIn((await (await rest()).getOne(RESOURCE, { id: `file:${person}` })).data);
      const text = JSON.stringify(data, null, 2);
      saveFile(new Blob([text], { type: "application/json" }), `${person.replace(":", "-")}.json`);
      return { done: 1, failed: [] };
    },
  });
  return <ActionButton label={translate("ui.person.take_out")} icon="download" request={request} />;
};

/** A list as the language writes it: with commas and "and", or with 、 and 和. */
const listOf = (rows: unknown, language: string): string =>
  new Intl.ListFormat(language).format(rowsIn(rows).map(({ label, count }) => `${textIn(label)} ${numberIn(count)}`));

const Erase = ({ person, name, word }: PersonProps) => {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const refresh = useRefresh();
  const queryKey = [RESOURCE, person];
  // If this fails, nothing is shown, because the page works without the button.
  const { data } = useQuery({
    queryKey,
    queryFn: async () => factsIn((await (await rest()).getOne(RESOURCE, { id: person })).data),
    retry: false,
  });
  if (data === undefined) return null;
  const [erased, kept] = [listOf(data.erased, language), listOf(data.kept, language)];
  const request = (): ActionRequest => ({
    label: translate("ui.person.erase"),
    question: translate("ui.person.erase_ask", { name }),
    consequence: [
      translate("ui.person.erase_consequence", { erased }),
      ...(kept === "" ? [] : [translate("ui.person.erase_kept", { kept })]),
    ].join(" "),
    names: [],
    count: 1,
    danger: true,
    ask: <WordInput source="confirm" required label={translate("ui.person.confirm", { word })} />,
    success: () => translate("ui.person.erased", { name }),
    run: async ({ confirm }) => {
      await (await rest()).update(RESOURCE, { id: person, data: { confirm }, previousData: { id: person } });
      return { done: 1, failed: [] };
    },
    after: () => refresh(),
  });
  return <ActionButton label={translate("ui.person.erase")} icon="delete" request={request} />;
};

/** Buttons on the page of a person: export all their data, and erase the person. Each button needs its own right. */
export const PersonButtons = () => {
  const record = useRecordContext<Row>();
  const of = useResourceContext() ?? "";
  const title = useResourceProps()?.title;
  const grants = useGrants();
  if (!record || !servesRest(RESOURCE)) return null;
  const rights = hostInside().personal;
  const id = String(record.id);
  const props = { person: `${of}:${id}`, name: textAt(record, title, `#${id}`), word: id };
  return (
    <>
      {grants.has(rights?.export ?? "") && <TakeOut {...props} />}
      {grants.has(rights?.erase ?? "") && <Erase {...props} />}
    </>
  );
};
