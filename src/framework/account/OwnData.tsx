import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { CallForm, type CallFormProps } from "../form/CallForm";
import { changedFields } from "../resource/changedFields";
import { pickFields } from "../resource/pickFields";
import { useResourceProps } from "../resource/resource";
import { useChange } from "../resource/useChange";
import { siblingNames } from "../../../shared/schema/siblings";
import { session } from "../wire/session";

type Values = Readonly<Record<string, unknown>>;

/** Adds the fields that are checked together with a changed field, such as the area of a phone number. */
const withSiblings = (schema: CallFormProps["schema"], changed: Values, all: Values): Values => {
  const pairs = Object.entries(schema._zod.def.shape).map(([name, field]) => [name, ...siblingNames(field)]);
  return { ...pickFields(all, pairs.filter((names) => names.some((name) => name in changed)).flat()), ...changed };
};

const recordKey = (value: unknown): number | string => (typeof value === "number" ? value : String(value ?? ""));

interface OwnDataProps {
  /** The fields of the own account that the person may change. */
  readonly schema: CallFormProps["schema"];
  readonly record: Values;
  readonly onSaved: () => void;
  /** One input for each field of the schema. */
  readonly children: ReactNode;
}

/** A form for the record of the account, with the words of its resource. */
export const OwnData = ({ schema, record, onSaved, children }: OwnDataProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { name: resource = "", key = "id" } = useResourceProps() ?? {};
  const change = useChange(resource);
  const client = useQueryClient();
  const save = async (values: Values) => {
    const changed = changedFields(values, record);
    if (Object.keys(changed).length === 0) {
      notify("form.unchanged", { type: "info" });
      return undefined;
    }
    await change({ ...record, id: recordKey(record[key]) }, withSiblings(schema, changed, values));
    session.forgetUser();
    void client.invalidateQueries({ queryKey: ["auth", "getIdentity"] });
    void client.invalidateQueries({ queryKey: [resource] });
    notify("own.saved", { type: "success" });
    onSaved();
    return values;
  };
  const start = pickFields(record, Object.keys(schema._zod.def.shape));
  return (
    <CallForm schema={schema} start={start} send={save} submit={translate("form.save")}>
      {children}
    </CallForm>
  );
};
