import { useStore } from "ra-core";
import { useState } from "react";
import { mediaHook } from "../../ui/mediaHook";

/** Between a phone, which has a drawer, and a screen wide enough for a menu beside a list. */
const useTight = mediaHook("(min-width: 599px) and (max-width: 899.95px)");

/** Whether the sidebar shows icons only. Where room is tight it folds by itself, and unfolding it there is not kept. */
export const useMini = (): readonly [boolean, () => void] => {
  const tight = useTight();
  const [kept, keep] = useStore("sidebar.mini", false);
  const [unfolded, setUnfolded] = useState(false);
  return tight ? [!unfolded, () => setUnfolded(!unfolded)] : [kept, () => keep(!kept)];
};
