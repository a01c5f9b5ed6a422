import { ResourceScreen } from "../../../src/framework/resource/resource";
import { useResourceNamed } from "../../../src/framework/resource/useResourceNamed";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { TrailEntry } from "../../../src/framework/show/slots";
import { Blank } from "../../../src/framework/value/Blank";
import { ChangeList } from "./ChangeList";
import { readChanges } from "./HistoryEntry";
import { historyWords } from "./historyWords";

/** The changes of an entry of the audit trail, with the labels and fields of its resource. */
export const RecordChanges = ({ of, changes }: TrailEntry) => {
  const props = useResourceNamed(of);
  const read = readChanges(changes);
  if (read.length === 0) return <Blank />;
  const list = (
    <WithWords of={historyWords}>
      <ChangeList changes={read} />
    </WithWords>
  );
  return props === null ? list : <ResourceScreen resource={props}>{list}</ResourceScreen>;
};
