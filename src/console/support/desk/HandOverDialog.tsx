import DialogContent from "@mui/material/DialogContent";
import FormControlLabel from "@mui/material/FormControlLabel";
import Radio from "@mui/material/Radio";
import RadioGroup from "@mui/material/RadioGroup";
import Skeleton from "@mui/material/Skeleton";
import { useQueryClient } from "@tanstack/react-query";
import { HttpError, useNotify, useTranslate } from "ra-core";
import * as z from "zod/mini";
import { CallForm, TextInput, useFormField } from "pilothouse/form";
import { useAnswer, useCallingDataProvider } from "pilothouse/resource";
import { text } from "pilothouse/schema";
import { Dialog } from "pilothouse/ui";
import { fieldOf, numberIn, type ParamsOf, rowsIn, textIn } from "pilothouse/wire";
import type { Account } from "../../../generated/operate/account/account.schema";
import { feedbackCalls } from "../../../generated/operate/feedback/feedback.calls";
import { feedbackReference } from "../../../generated/operate/feedback/feedback.reference";
import { feedbackNoteReference } from "../../../generated/operate/feedback_note/feedbackNote.reference";
import type { Feedback } from "../Feedback";

const field = fieldOf<ParamsOf<typeof feedbackCalls.hand_over>>();
const accountField = fieldOf<Account>();
const COLLEAGUE = field("account_id");

const schema = z.object({ [COLLEAGUE]: z.string(), [field("content")]: text({ max: 500 }) });

interface Colleague {
  readonly id: string;
  readonly name: string;
}

const Choice = ({ colleagues }: { readonly colleagues: readonly Colleague[] }) => {
  const translate = useTranslate();
  const { value, change, error, ref } = useFormField({ source: COLLEAGUE });
  return (
    <fieldset className="desk-colleagues" aria-describedby={error === "" ? undefined : "desk-colleague-error"}>
      <legend>{translate("support.colleague")}</legend>
      <RadioGroup value={textIn(value)} onChange={(_, chosen) => change(chosen)}>
        {colleagues.map(({ id, name }, at) => (
          <FormControlLabel
            key={id}
            value={id}
            label={name}
            control={<Radio size="small" {...(at === 0 && { slotProps: { input: { ref } } })} />}
          />
        ))}
      </RadioGroup>
      {error !== "" && (
        <p id="desk-colleague-error" className="desk-failed">
          {error}
        </p>
      )}
    </fieldset>
  );
};

interface HandOverProps {
  readonly feedback: Feedback;
  readonly onClose: () => void;
}

/** Chooses a colleague by name, with a note. The platform offers those who may answer this conversation. */
export const HandOverDialog = ({ feedback, onClose }: HandOverProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useCallingDataProvider();
  const client = useQueryClient();
  const { data, isError } = useAnswer(feedbackCalls.colleagues, { id: feedback.id }, (answer) =>
    rowsIn(answer).map((row): Colleague => ({ id: textIn(row.id), name: textIn(row[accountField("user_name")]) })),
  );
  const offered = data?.filter(({ id }) => id !== feedback.account_id);
  const send = async (values: Readonly<Record<string, unknown>>) => {
    const chosen = offered?.find(({ id }) => id === values[COLLEAGUE]);
    if (chosen === undefined)
      throw new HttpError("invalid.required", 406, { errors: { [COLLEAGUE]: "invalid.required" } });
    const content = textIn(values[field("content")]);
    await provider.call(feedbackCalls.hand_over, { id: feedback.id, account_id: numberIn(chosen.id), content });
    void client.invalidateQueries({ queryKey: [feedbackNoteReference.resource] });
    await client.invalidateQueries({ queryKey: [feedbackReference.resource] });
    notify("support.wasHandedOver", { type: "success", messageArgs: { name: chosen.name } });
    onClose();
    return undefined;
  };
  return (
    <Dialog title={translate("support.handOverTitle", { title: feedback.title })} onClose={onClose}>
      {offered === undefined || offered.length === 0 ? (
        <DialogContent>
          {offered === undefined && !isError ? (
            <Skeleton height={160} />
          ) : (
            <p>{translate(isError ? "support.notRead" : "support.noColleague")}</p>
          )}
        </DialogContent>
      ) : (
        <CallForm
          schema={schema}
          start={{ [COLLEAGUE]: "", [field("content")]: "" }}
          send={send}
          submit={translate("support.handOverVerb")}
          onCancel={onClose}
        >
          <Choice colleagues={offered} />
          <TextInput source={field("content")} lines={3} max={500} />
        </CallForm>
      )}
    </Dialog>
  );
};
