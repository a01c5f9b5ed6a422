// What a dialog offers for a record that cannot be deleted: a feature's part, or to disable the record.
import { useNavigate, useResourceContext, useTranslate } from "ra-core";
import { useGrants } from "../auth/useGrants";
import { useAllowed } from "../resource/access";
import { useResourcePath, useResourceProps } from "../resource/resource";
import type { Row } from "../resource/Row";
import { refusalOf } from "../resource/refusals";
import { useChange } from "../resource/useChange";
import { textAt, valueAt } from "../resource/valueAt";
import { useParts } from "../slots";
import type { ActionRequest } from "./ActionRequest";
import { insteadOfDeletion } from "./slots";

interface Alternatives {
  /** The label of the button that disables a record. Empty if records cannot be disabled. */
  readonly off: string;
  /** The alternative for one record; undefined for none. */
  of(record: Row): ActionRequest["instead"];
}

export const useDeletionAlternatives = (): Alternatives => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const props = useResourceProps();
  const paths = useResourcePath();
  const change = useChange(useResourceContext() ?? "");
  const maySet = useAllowed("set");
  const grants = useGrants();
  const other = useParts(insteadOfDeletion).find((part) => props !== null && part.isOffered(props, grants));
  const off = maySet ? props?.off : undefined;
  const word = (value: unknown) => translate(`enums.${off?.of}.${String(value)}`, { _: String(value) });
  const verb = off
    ? translate(`acts.${off.of}.${off.to}`, { _: translate("ui.transition.button", { to: word(off.to) }) })
    : "";
  return {
    off: verb,
    of: (record) => {
      const name = textAt(record, props?.title, `#${record.id}`);
      if (other)
        return {
          label: translate(other.label, { name }),
          start: () => void navigate(paths.show(record.id), { state: other.state }),
        };
      if (!off || valueAt(record, off.field) !== off.from || refusalOf(record, `${off.field}.${off.to}`) !== null)
        return undefined;
      return {
        label: translate("ui.delete.off", { action: verb }),
        start: {
          label: verb,
          question: translate("ui.action.ask_one", { action: verb, name }),
          consequence: null,
          about: record,
          names: [],
          count: 1,
          danger: false,
          ask: null,
          success: () => translate("ui.transition.done", { name, to: word(off.to) }),
          run: async () => {
            await change(record, { [off.field]: off.to });
            return { done: 1, failed: [] };
          },
        },
      };
    },
  };
};
