import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useLocaleState, useRefresh, useTranslate } from "ra-core";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { saveFile } from "../../../src/framework/ui/saveFile";
import { factsIn, numberIn, rowsIn, textIn } from "../../../src/framework/wire/readAnswer";
import { ActionButton } from "../../../src/framework/actions/ActionButton";
import type { ActionRequest } from "../../../src/framework/actions/ActionRequest";
import { privacyWords } from "./privacyWords";

const ConfirmationInput = lazy(() =>
  import("../../../src/framework/actions/ConfirmationInput").then((m) => ({ default: m.ConfirmationInput })),
);

const RESOURCE = "personal";

const rest = async () => (await import("../../../src/framework/providers/restProvider")).simpleRest();

interface PersonProps {
  readonly person: string;
  readonly name: string;
  /** The key of the record. People type it to confirm. */
  readonly word: string;
}

const TakeOut = ({ person, name }: PersonProps) => {
  const translate = useTranslate();
  const request = (): ActionRequest => ({
    label: translate("privacy.take_out"),
    question: translate("privacy.take_out_ask", { name }),
    consequence: translate("privacy.take_out_consequence"),
    names: [],
    count: 1,
    danger: false,
    ask: null,
    success: () => translate("privacy.taken_out", { name }),
    run: async () => {
      const { id: _, ...data } = factsIn((await (await rest()).getOne(RESOURCE, { id: `file:${person}` })).data);
      const text = JSON.stringify(data, null, 2);
      saveFile(new Blob([text], { type: "application/json" }), `${person.replace(":", "-")}.json`);
      return { done: 1, failed: [] };
    },
  });
  return <ActionButton label={translate("privacy.take_out")} icon="download" request={request} />;
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
    label: translate("privacy.erase"),
    question: translate("privacy.erase_ask", { name }),
    consequence: [
      translate("privacy.erase_consequence", { erased }),
      ...(kept === "" ? [] : [translate("privacy.erase_kept", { kept })]),
    ].join(" "),
    names: [],
    count: 1,
    danger: true,
    ask: <ConfirmationInput source="confirm" required label={translate("ui.type_to_confirm", { word })} />,
    success: () => translate("privacy.erased", { name }),
    run: async ({ confirm }) => {
      await (await rest()).update(RESOURCE, { id: person, data: { confirm }, previousData: { id: person } });
      return { done: 1, failed: [] };
    },
    after: () => refresh(),
  });
  return <ActionButton label={translate("privacy.erase")} icon="delete" request={request} />;
};

interface PersonButtonsProps extends PersonProps {
  readonly mayExport: boolean;
  readonly mayErase: boolean;
}

export const PersonButtons = ({ mayExport, mayErase, ...person }: PersonButtonsProps) => (
  <WithWords of={privacyWords}>
    {mayExport && <TakeOut {...person} />}
    {mayErase && <Erase {...person} />}
  </WithWords>
);
