import type { Examples } from "pilothouse/catalogue";
import { WithWords } from "pilothouse/resource";
import { topBar } from "pilothouse/shell";
import { Fills } from "pilothouse/slots";
import { roundWords } from "./roundWords";
import { Ward, type WardOfRound } from "./Ward";
import "./rounds.css";

const NOTHING = { nodes: [] };

const One = (of: Partial<WardOfRound>) => (
  <WithWords of={roundWords}>
    <ul className="rounds">
      <Ward of={{ ward: 1, due: 3, walkedAt: 0, walkedBy: "", ...of }} onOpen={() => undefined} />
    </ul>
  </WithWords>
);

export default {
  title: "Rounds",
  states: {
    "A ward that nobody has walked through": () => <One />,
    "A ward that somebody walked through": () => <One walkedAt={1_772_355_600} walkedBy="head" />,
    "All that stands in the bar above pages": () => <Fills of={topBar} props={NOTHING} />,
  },
} satisfies Examples;
