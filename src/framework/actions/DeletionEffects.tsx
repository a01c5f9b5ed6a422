import { useTranslate } from "ra-core";
import { Fills } from "../slots";
import type { Facts } from "../wire/readAnswer";
import { deletionCounts } from "./slots";

interface DeletionEffectsProps {
  /** Null if the platform did not count. */
  readonly counted: Facts | null;
  readonly count: number;
}

/** What a deletion would do. */
export const DeletionEffects = ({ counted, count }: DeletionEffectsProps) => {
  const translate = useTranslate();
  if (counted === null) return <p className="ui-follows">{translate("ui.delete.uncounted")}</p>;
  return <Fills of={deletionCounts} props={{ counted, count }} />;
};
