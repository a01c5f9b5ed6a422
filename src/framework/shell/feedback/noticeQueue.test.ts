import type { NotificationPayload } from "ra-core";
import { expect, it } from "vitest";
import { NO_NOTICES, removeNotice, addNotice } from "./noticeQueue";

const error = (message: string): NotificationPayload => ({ type: "error", message });
const all = (...payloads: readonly NotificationPayload[]) => payloads.reduce(addNotice, NO_NOTICES);

it("shows errors one at a time, in order, two seconds each", () => {
  const state = all(error("a"), error("b"), error("c"));
  expect(state.error).toMatchObject({ payload: { message: "a" }, time: 2000 });
  const next = removeNotice(state, state.error?.id ?? 0);
  expect(next.error?.payload.message).toBe("b");
  expect(removeNotice(next, next.error?.id ?? 0).error?.payload.message).toBe("c");
});

it("says an error once while it is shown or waiting", () => {
  const state = all(error("a"), error("a"), error("b"), error("b"));
  expect(state.waiting).toHaveLength(1);
});

it("distinguishes the same message about different things", () => {
  const about = (name: string): NotificationPayload => ({
    ...error("missing"),
    notificationOptions: { messageArgs: { name } },
  });
  expect(all(about("a"), about("b")).waiting).toHaveLength(1);
});

it("replaces a success by the next one, two seconds each", () => {
  const state = all({ type: "success", message: "a" }, { type: "success", message: "b" });
  expect(state.success).toMatchObject({ payload: { message: "b" }, time: 2000 });
  expect(state.notices).toEqual([]);
});

it("stacks notices for 10.5 seconds", () => {
  const state = all({ type: "info", message: "a" }, { type: "warning", message: "b" });
  expect(state.notices.map(({ time }) => time)).toEqual([10_500, 10_500]);
  expect(removeNotice(state, state.notices[0]?.id ?? 0).notices.map(({ payload }) => payload.message)).toEqual(["b"]);
});

it("keeps what can be undone as long as a notice, and the time a caller asks for", () => {
  const state = all(
    { type: "success", message: "a", notificationOptions: { undoable: true } },
    { type: "info", message: "b", notificationOptions: { autoHideDuration: null } },
  );
  expect(state.notices.map(({ time }) => time)).toEqual([10_500, null]);
});
