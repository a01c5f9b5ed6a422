import { useLocation, useNavigate } from "ra-core";
import { useQueryNow } from "../resource/useQueryNow";

/** The open tab, kept in the address as `?tab=`, so that a link or a reload opens it again. */
export const useTab = (names: readonly string[]) => {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const asked = new URLSearchParams(search).get("tab") ?? "";
  const queryNow = useQueryNow(pathname);
  const open = (name: string) => {
    const query = new URLSearchParams(queryNow());
    if (name === names[0]) query.delete("tab");
    else query.set("tab", name);
    const text = query.toString();
    navigate(pathname + (text === "" ? "" : `?${text}`), { replace: true, state });
  };
  return { tab: names.includes(asked) ? asked : (names[0] ?? ""), open };
};
