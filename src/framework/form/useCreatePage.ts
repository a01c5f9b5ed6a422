import { useLocation, useNavigate, useNotify, useRecordFromLocation, useTranslate } from "ra-core";
import { useResourceLabel } from "../resource/label";
import { useResourcePath } from "../resource/resource";
import { usePageTitle } from "../resource/title";
import { useRecordName } from "./useRecordName";

/** What all pages of a new record need: the title, the initial values, and the page that follows. */
export const useCreatePage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const paths = useResourcePath();
  const nameOf = useRecordName();
  const title = translate("form.createTitle", { name: useResourceLabel() });
  usePageTitle(title, [{ label: translate("form.create"), to: null }]);
  // A related list and "copy" pass values to this page: in `?source={"pk":"x"}`, or in the router state.
  const given = useRecordFromLocation();
  const back = typeof location.state?.back === "string" ? location.state.back : paths.list;
  return {
    title,
    given,
    paths,
    back,
    navigate,
    /** Shows a message about the new record, and answers its id. Null if the platform did not answer a key. */
    onCreated: (stored: Readonly<Record<string, unknown>>) => {
      notify("form.created", { type: "success", messageArgs: { name: nameOf(stored) } });
      const { id } = stored;
      return typeof id === "number" || (typeof id === "string" && id !== "") ? id : null;
    },
  };
};
