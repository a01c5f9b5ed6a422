import { useTranslate } from "ra-core";
import type { View } from "./View";

/** Says who shared a view, and why the reader sees it. Empty for the reader's own view. */
export const useViewDescription = () => {
  const translate = useTranslate();
  return ({ whose, role, author, opens }: View): string => {
    if (whose === "browser") return translate("ui.view.is_here");
    if (whose === "role") return translate(opens ? "ui.view.is_opening" : "ui.view.is_role", { role });
    if (whose === "own" || whose === "list") return "";
    return author === "" ? translate("ui.view.is_shared") : translate("ui.view.is_shared_by", { author });
  };
};
