import { useLocation, useNavigate, useNotify, useRecordFromLocation, useTranslate } from "ra-core";
import { useResourceLabel } from "../resource/label";
import { useResourcePath } from "../resource/resource";
import { usePageTitle } from "../resource/title";
import { useRecordName } from "./useRecordName";

/** What every page of a new record needs: the title, the initial values, and the page to open after the save. */
export const useCreatePage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const paths = useResourcePath();
  const nameOf = useRecordName();
  const title = translate("form.createTitle", { name: useResourceLabel() });
  usePageTitle(title, [{ label: translate("form.create"), to: null }]);
  // A related list and "copy" pass initial values in the address, `?source={"pk":"x"}`, or in the router state.
  const given = useRecordFromLocation();
  const back = typeof location.state?.back === "string" ? location.state.back : paths.list;
  return {
    title,
    given,
    paths,
    back,
    navigate,
    /** Shows a success message, and answers the id of the new record. Null if the platform did not answer a key. */
    onCreated: (stored: Readonly<Record<string, unknown>>) => {
      notify("form.created", { type: "success", messageArgs: { name: nameOf(stored) } });
      const { id } = stored;
      return typeof id === "number" || (typeof id === "string" && id !== "") ? id : null;
    },
  };
};
