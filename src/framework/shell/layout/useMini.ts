import { useStore } from "ra-core";
import { useState, useSyncExternalStore } from "react";

/** Between a phone, which has a drawer, and a screen wide enough for a menu beside a list. */
const TIGHT = "(min-width: 599px) and (max-width: 899.95px)";

const subscribe = (listener: () => void) => {
  const query = matchMedia(TIGHT);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};
const isTight = () => matchMedia(TIGHT).matches;

/** Whether the sidebar shows icons only. Where room is tight it folds by itself, and unfolding it there is not kept. */
export const useMini = (): readonly [boolean, () => void] => {
  const tight = useSyncExternalStore(subscribe, isTight);
  const [kept, keep] = useStore("sidebar.mini", false);
  const [unfolded, setUnfolded] = useState(false);
  return tight ? [!unfolded, () => setUnfolded(!unfolded)] : [kept, () => keep(!kept)];
};
