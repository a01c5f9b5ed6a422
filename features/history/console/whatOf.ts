import type { HistoryEntry } from "./HistoryEntry";

type Translate = (key: string, options?: Record<string, unknown>) => string;

/**
 * Whether the platform itself acted: a job, whose call is its kind. A call without an account came from a device, from a
 * user of an app, or from another platform.
 */
export const isByPlatform = ({ account, name, call }: Pick<HistoryEntry, "account" | "name" | "call">): boolean =>
  account === "" && name === "" && !call.includes(".");

/** What happened if nobody is named: the label of the action, or the event without a subject. */
const describeAlone = (event: string, action: string, translate: Translate): string =>
  action === ""
    ? translate(`history.alone.${event}`, { _: translate(`history.event.${event}`, { _: event }) })
    : action;

/**
 * What somebody did, in the words after the name: by the label of the action if the resource has it, otherwise by the
 * event. `isNamed`: whether there is a name before these words.
 */
export const describeEvent = (
  { event, call, code }: Pick<HistoryEntry, "event" | "call" | "code">,
  resource: string,
  translate: Translate,
  isNamed = true,
): string => {
  const [of, ...name] = call.split(".");
  const action = of === resource ? translate(`${resource}.actions.${name.join(".")}`, { _: "" }) : "";
  if (!isNamed && event !== "refused") return describeAlone(event, action, translate);
  if (event !== "refused")
    return action === ""
      ? translate(`history.event.${event}`, { _: event })
      : translate("history.did", { what: action });
  const why = code === 0 ? "" : translate(`errors.${code}`, { _: "" });
  const refused = action === "" ? translate("history.event.refused") : translate("history.refused", { what: action });
  return why === "" ? refused : `${refused} (${why})`;
};
