import { useLocation, useNavigate, useNotify, useRecordFromLocation, useTranslate } from "ra-core";
import { useResourceLabel } from "../resource/label";
import { useResourcePath } from "../resource/resource";
import { usePageTitle } from "../resource/title";
import { useRecordName } from "./useRecordName";

/** Shared by all pages of a new record: the title, the initial values, and the page after it. */
export const useCreatePage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const paths = useResourcePath();
  const nameOf = useRecordName();
  const title = translate("form.createTitle", { name: useResourceLabel() });
  usePageTitle(title, [{ label: translate("form.create"), to: null }]);
  // A related list and "copy" open this page with values: in `?source={"pk":"x"}`, or in the state of the location.
  const given = useRecordFromLocation();
  const back = typeof location.state?.back === "string" ? location.state.back : paths.list;
  return {
    title,
    given,
    paths,
    back,
    navigate,
    /** Says that a record was created, and answers its id. Null if the platform answers none: no page can then open. */
    onCreated: (stored: Readonly<Record<string, unknown>>) => {
      notify("form.created", { type: "success", messageArgs: { name: nameOf(stored) } });
      const { id } = stored;
      return typeof id === "number" || (typeof id === "string" && id !== "") ? id : null;
    },
  };
};
