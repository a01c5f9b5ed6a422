import type { HistoryEntry } from "./HistoryEntry";

type Translate = (key: string, options?: Record<string, unknown>) => string;

/** What somebody did, in the words after the name: by the label of the action if the resource has it, otherwise by the event. */
export const describeEvent = (
  { event, call, code }: Pick<HistoryEntry, "event" | "call" | "code">,
  resource: string,
  translate: Translate,
): string => {
  const [of, ...name] = call.split(".");
  const action = of === resource ? translate(`${resource}.actions.${name.join(".")}`, { _: "" }) : "";
  if (event !== "refused")
    return action === ""
      ? translate(`history.event.${event}`, { _: event })
      : translate("history.did", { what: action });
  const why = code === 0 ? "" : translate(`errors.${code}`, { _: "" });
  const refused = action === "" ? translate("history.event.refused") : translate("history.refused", { what: action });
  return why === "" ? refused : `${refused} (${why})`;
};
