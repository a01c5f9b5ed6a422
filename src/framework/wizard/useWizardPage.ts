import { useLocation, useNavigate, useNotify, useRecordFromLocation, useTranslate } from "ra-core";
import { useRecordName } from "../form/useRecordName";
import { useResourceLabel } from "../form/useResourceLabel";
import { useResourcePath } from "../resource/resource";
import { usePageTitle } from "../resource/title";
import type { Values } from "./WizardStep";

/** What a wizard that creates a record shares with the Create view of its resource: title, first values, and where to go afterwards. */
export const useWizardPage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const paths = useResourcePath();
  const nameOf = useRecordName();
  const given = useRecordFromLocation();
  const title = translate("form.createTitle", { name: useResourceLabel() });
  usePageTitle(title, [{ label: translate("form.create"), to: null }]);
  const back = typeof location.state?.back === "string" ? location.state.back : paths.list;
  return {
    title,
    /** Values from a related list or from "copy". */
    given: { ...given },
    onCancel: () => navigate(back),
    onDone: (stored: Readonly<Values>) => {
      notify("form.created", { type: "success", messageArgs: { name: nameOf(stored) } });
      const { id } = stored;
      navigate(typeof id === "number" || typeof id === "string" ? paths.show(id) : back);
    },
  };
};
