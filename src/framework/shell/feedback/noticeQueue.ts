// Decides which messages the operator sees, and how long (specification, points 2, 8 and 9). Errors and successes are
// shown for two seconds, errors one at a time. Other messages are notices: they are stacked for 10.5 seconds.
import type { NotificationPayload } from "ra-core";

export const TOAST_TIME = 2000;
export const NOTICE_TIME = 10_500;

export interface ShownNotice {
  readonly id: number;
  readonly payload: NotificationPayload;
  /** Milliseconds for which the message is shown. Null: until somebody closes it. */
  readonly time: number | null;
}

export interface NoticeState {
  readonly next: number;
  readonly error: ShownNotice | null;
  readonly waiting: readonly ShownNotice[];
  readonly success: ShownNotice | null;
  readonly notices: readonly ShownNotice[];
}

export const NO_NOTICES: NoticeState = { next: 1, error: null, waiting: [], success: null, notices: [] };

const timeOf = ({ type, notificationOptions }: NotificationPayload): number | null => {
  const asked = notificationOptions?.autoHideDuration;
  if (asked !== undefined) return asked;
  // A message that offers "undo" is a notice, because two seconds are too short to decide.
  return type === "error" || (type === "success" && !notificationOptions?.undoable) ? TOAST_TIME : NOTICE_TIME;
};

const same = (one: ShownNotice | null, other: ShownNotice) =>
  one !== null &&
  one.payload.message === other.payload.message &&
  JSON.stringify(one.payload.notificationOptions?.messageArgs) ===
    JSON.stringify(other.payload.notificationOptions?.messageArgs);

const withError = (state: NoticeState, shown: ShownNotice): NoticeState => {
  if (state.error === null) return { ...state, error: shown };
  // If several calls fail for the same reason, one message is shown.
  const known = same(state.error, shown) || state.waiting.some((other) => same(other, shown));
  return known ? state : { ...state, waiting: [...state.waiting, shown] };
};

export const addNotice = (state: NoticeState, payload: NotificationPayload): NoticeState => {
  const shown = { id: state.next, payload, time: timeOf(payload) };
  const counted = { ...state, next: state.next + 1 };
  if (payload.type === "error") return withError(counted, shown);
  if (payload.type === "success" && !payload.notificationOptions?.undoable) return { ...counted, success: shown };
  return { ...counted, notices: [...counted.notices, shown] };
};

export const removeNotice = (state: NoticeState, id: number): NoticeState => {
  if (state.error?.id === id) return { ...state, error: state.waiting[0] ?? null, waiting: state.waiting.slice(1) };
  if (state.success?.id === id) return { ...state, success: null };
  return { ...state, notices: state.notices.filter((notice) => notice.id !== id) };
};
