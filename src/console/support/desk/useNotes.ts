// What support wrote about a conversation, on a platform that stores such notes. The newest comes first.
import { useGetList } from "ra-core";
import { can, fieldOf } from "pilothouse/wire";
import { feedbackNoteReference } from "../../../generated/operate/feedback_note/feedbackNote.reference";
import type { FeedbackNote } from "../../../generated/operate/feedback_note/feedbackNote.schema";
import { type SupportNote, readNote } from "../Feedback";

const field = fieldOf<FeedbackNote>();

const EVERY = 20_000;
const MOST = 100;

export const hasNotes = (): boolean => can("extensions", feedbackNoteReference.resource);

export const useNotes = (feedback: number): readonly SupportNote[] => {
  const { data } = useGetList(
    feedbackNoteReference.resource,
    {
      pagination: { page: 1, perPage: MOST },
      sort: { field: field("gmt_create"), order: "DESC" },
      filter: { [field("feedback_id")]: feedback },
    },
    { enabled: hasNotes(), refetchInterval: EVERY, retry: false },
  );
  return (data ?? []).map(readNote);
};
