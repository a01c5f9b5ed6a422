// Edits chosen fields of the selected records, or of all that match, with the inputs of the page that edits one.
import { useDataProvider, useResourceContext, useTranslate } from "ra-core";
import { lazy, Suspense, useMemo, useState } from "react";
import { useAllowed } from "../../../src/framework/resource/access";
import { useFieldLabels } from "../../../src/framework/resource/label";
import { EditInsteadContext } from "../../../src/framework/form/EditInsteadContext";
import { type BulkForm, BulkFormContext } from "./BulkForm";
import { BulkInputs } from "./BulkInputs";
import { isLocked } from "../../../src/framework/resource/refusals";
import { useResourceProps } from "../../../src/framework/resource/resource";
import type { Row } from "../../../src/framework/resource/Row";
import { useChange } from "../../../src/framework/resource/useChange";
import { useMayWrite } from "../../../src/framework/resource/writers";
import { UNCHANGED } from "./BulkRequest";
import { useSelectionButton } from "../../../src/framework/actions/Many";

const OnlyEmpty = lazy(() => import("./OnlyEmptyOption").then((m) => ({ default: m.OnlyEmptyOption })));
const UNREADY = { root: { type: "none" } };

export const EditFields = () => {
  const translate = useTranslate();
  const labelOf = useFieldLabels();
  const allowed = useAllowed("set");
  const resource = useResourceContext() ?? "";
  const props = useResourceProps();
  const mayWrite = useMayWrite();
  const change = useChange(resource);
  const provider = useDataProvider();
  const buttonOf = useSelectionButton();
  const [form] = useState<BulkForm>(() => ({ resolver: null, onlyEmpty: false }));
  const edit = props?.views.edit;
  const View = useMemo(() => edit && lazy(edit), [edit]);
  if (!allowed || View === undefined) return null;
  const writer = props?.writers?.set;
  return buttonOf({
    label: translate("bulk.edit"),
    verb: translate("bulk.edit_verb"),
    icon: "edit",
    applies: (row: Row) => mayWrite(writer, row) && !isLocked(row),
    restricted: { what: "set", writer },
    ask: (
      <BulkFormContext value={form}>
        <Suspense fallback={null}>
          <EditInsteadContext value={BulkInputs}>
            <View />
          </EditInsteadContext>
          <OnlyEmpty form={form} />
        </Suspense>
      </BulkFormContext>
    ),
    resolver: async (values, context, options) => {
      const checked = (await form.resolver?.(values, context, options)) ?? { values: {}, errors: UNREADY };
      if (!form.onlyEmpty || props === null) return checked;
      const never = await (await import("./fillEmpty")).neverEmptyFields(props, Object.keys(checked.values));
      const errors = Object.fromEntries(never.map((name) => [name, { type: "value", message: "invalid.never_empty" }]));
      return never.length === 0 ? checked : { values: {}, errors };
    },
    order: {
      call: "set",
      onlyEmpty: () => form.onlyEmpty,
      nameOf: (answers) =>
        translate("bulk.edit_fields", {
          fields: Object.keys(answers)
            .map((name) => labelOf(name))
            .join(translate("ui.comma")),
        }),
    },
    step: async (row, answers) => {
      if (!form.onlyEmpty) return change(row, answers, answers);
      const { valuesForEmptyFields: emptyIn } = await import("./fillEmpty");
      const read = async () => (await provider.getOne<Row>(resource, { id: row.id })).data;
      const values = await emptyIn(row, answers, read);
      return Object.keys(values).length === 0 ? UNCHANGED : change(row, values, answers);
    },
  });
};
