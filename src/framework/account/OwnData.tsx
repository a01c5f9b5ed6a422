import { useQueryClient } from "@tanstack/react-query";
import { useNotify, useTranslate } from "ra-core";
import { EmailInput, PhoneInput, TextInput } from "../form";
import { CallForm, type CallFormProps } from "../form/CallForm";
import { changedFields } from "../resource/changedFields";
import { pick } from "../resource/pick";
import { useChange } from "../resource/useChange";
import { session } from "../wire";

const NAMES = ["user_name", "user_email", "user_phone_area", "user_phone"];

interface OwnDataProps {
  readonly schema: CallFormProps["schema"];
  readonly record: Readonly<Record<string, unknown>>;
  readonly onSaved: () => void;
}

export const OwnData = ({ schema, record, onSaved }: OwnDataProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const change = useChange("account");
  const client = useQueryClient();
  const save = async (values: Readonly<Record<string, unknown>>) => {
    const changed = changedFields(values, record);
    if (Object.keys(changed).length === 0) {
      notify("form.unchanged", { type: "info" });
      return undefined;
    }
    // A phone is judged by its area: the two go together.
    const data = "user_phone" in changed || "user_phone_area" in changed ? { ...values } : changed;
    await change({ ...record, id: Number(record.id) }, data);
    session.forgetUser();
    void client.invalidateQueries({ queryKey: ["auth", "getIdentity"] });
    void client.invalidateQueries({ queryKey: ["account"] });
    notify("personal.saved", { type: "success" });
    onSaved();
    return values;
  };
  return (
    <CallForm schema={schema} start={pick(record, NAMES)} send={save} submit={translate("form.save")}>
      <TextInput source="user_name" required max={64} />
      <EmailInput source="user_email" />
      <PhoneInput source="user_phone" area="user_phone_area" />
    </CallForm>
  );
};
