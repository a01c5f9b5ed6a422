// Edits chosen fields of the selected records, or of all that match: the inputs are those of the page that edits one.
import { useResourceContext, useTranslate } from "ra-core";
import { lazy, Suspense, useMemo, useState } from "react";
import { useAllowed } from "../resource/access";
import { type ManyForm, ManyFormContext } from "../resource/many";
import { useResourceProps } from "../resource/resource";
import type { Row } from "../resource/Row";
import { useChange } from "../resource/useChange";
import { useMayWrite } from "../resource/writers";
import { useSelectionButton } from "./useSelectionButton";

export const EditFields = () => {
  const translate = useTranslate();
  const allowed = useAllowed("set");
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const mayWrite = useMayWrite();
  const change = useChange(resource);
  const buttonOf = useSelectionButton();
  const [form] = useState<ManyForm>(() => ({ resolver: null }));
  const edit = props?.views.edit;
  const View = useMemo(() => edit && lazy(edit), [edit]);
  if (!allowed || View === undefined) return null;
  const writer = props?.writers?.set;
  return buttonOf({
    label: translate("bulk.edit"),
    verb: translate("bulk.edit_verb"),
    icon: "edit",
    applies: (row: Row) => mayWrite(writer, row),
    restricted: { what: "set", writer },
    ask: (
      <ManyFormContext value={form}>
        <Suspense fallback={null}>
          <View />
        </Suspense>
      </ManyFormContext>
    ),
    resolver: (values, context, options) =>
      form.resolver?.(values, context, options) ?? { values: {}, errors: { root: { type: "none" } } },
    order: { call: "set" },
    step: (row, answers) => change(row, answers),
  });
};
