import Button from "@mui/material/Button";
import { useQueryClient } from "@tanstack/react-query";
import { useDataProvider, useNotify, useTranslate } from "ra-core";
import { useId, useState } from "react";
import { readFailure, translateFailure } from "pilothouse/resource";
import { TextBox } from "pilothouse/ui";
import { ReferenceValue, TimestampValue } from "pilothouse/value";
import { accountReference } from "../../../generated/operate/account/account.reference";
import { feedbackNoteReference } from "../../../generated/operate/feedback_note/feedbackNote.reference";
import type { FeedbackNote } from "../../../generated/operate/feedback_note/feedbackNote.schema";
import { FeedbackNoteType } from "../../../../shared/generated/enums";
import type { Feedback, SupportNote } from "../Feedback";

const MOST = 500;
/** The unsaved notes of conversations. They are kept until the page is reloaded. */
const drafts = new Map<number, string>();

const useDraft = (feedback: number) => {
  const [, redraw] = useState({});
  const write = (text: string) => {
    drafts.set(feedback, text);
    redraw({});
  };
  return [drafts.get(feedback) ?? "", write] as const;
};

/** Adds a note. Notes of other people stay unchanged. */
const useAddNote = (feedback: number) => {
  const translate = useTranslate();
  const notify = useNotify();
  const provider = useDataProvider();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const add = async (content: string): Promise<boolean> => {
    setBusy(true);
    try {
      const data = { feedback_id: feedback, content } satisfies Partial<FeedbackNote>;
      await provider.create(feedbackNoteReference.resource, { data });
      await client.invalidateQueries({ queryKey: [feedbackNoteReference.resource] });
      return true;
    } catch (error) {
      notify(translateFailure(readFailure(error), translate), { type: "error" });
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, add };
};

interface NotesProps {
  readonly feedback: Feedback;
  /** The notes, the newest first. */
  readonly notes: readonly SupportNote[];
}

/** The notes of support, each with its author and time. */
export const Notes = ({ feedback, notes }: NotesProps) => {
  const translate = useTranslate();
  const { busy, add } = useAddNote(feedback.id);
  const [text, write] = useDraft(feedback.id);
  const title = useId();
  const written = notes.filter(({ type }) => type === FeedbackNoteType.note);
  const keep = async () => {
    if (await add(text.trim())) write("");
  };
  return (
    <section className="desk-notes" aria-labelledby={title}>
      <h3 id={title}>{translate("support.notes")}</h3>
      <TextBox
        name="note"
        rows={2}
        value={text}
        maxLength={MOST}
        label={translate("support.writeNote")}
        placeholder={translate("support.writeNote")}
        onChange={(event) => write(event.target.value)}
      />
      {text.trim() !== "" && (
        <Button size="small" variant="outlined" disabled={busy} onClick={() => void keep()}>
          {translate("support.addNote")}
        </Button>
      )}
      <ul>
        {written.map(({ id, account_id, content, gmt_create }) => (
          <li key={id}>
            <small>
              <b>
                <ReferenceValue value={account_id} of={accountReference} link={false} />
              </b>{" "}
              · <TimestampValue value={gmt_create} />
            </small>
            <p>{content}</p>
          </li>
        ))}
        {feedback.remark !== "" && (
          <li>
            <small>{translate("support.remark")}</small>
            <p>{feedback.remark}</p>
          </li>
        )}
      </ul>
    </section>
  );
};
