import { useStore } from "ra-core";
import { useState } from "react";
import { mediaHook } from "../../ui/mediaHook";

/** Wider than a phone, but too narrow for a full menu beside a list. */
const useTight = mediaHook("(min-width: 599px) and (max-width: 899.95px)");

/** Whether the sidebar shows only icons. In narrow windows it folds by itself, and unfolding it there is not stored. */
export const useMini = (): readonly [boolean, () => void] => {
  const tight = useTight();
  const [kept, keep] = useStore("sidebar.mini", false);
  const [unfolded, setUnfolded] = useState(false);
  return tight ? [!unfolded, () => setUnfolded(!unfolded)] : [kept, () => keep(!kept)];
};
