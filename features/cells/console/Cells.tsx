import type { CellsOfTable } from "../../../src/framework/list/slots";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { CellEditing } from "./CellEditing";
import { cellsWords } from "./cellsWords";

export const Cells = (props: CellsOfTable) => (
  <WithWords of={cellsWords}>
    <CellEditing {...props} />
  </WithWords>
);
