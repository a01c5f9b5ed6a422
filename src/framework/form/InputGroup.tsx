import Box from "@mui/material/Box";
import { type ReactNode, useContext, useEffect } from "react";
import type { Condition } from "../../../shared/schema/facts";
import { useFieldLabels, useOptionalText } from "../resource/label";
import { usePresent } from "../resource/missing";
import { useWantedInput } from "../resource/wantedInput";
import { branchTo } from "./branchTo";
import { ChosenInputsContext, withOnlyChosen, sourcesOf } from "./chosenInputs";
import { inputGrid } from "./inputGrid";
import { TitledSection } from "./TitledSection";
import { When } from "./When";

export interface InputGroupProps {
  readonly name: string;
  /** The group is shown only while this condition holds: { type: [2] }. */
  readonly when?: Condition;
  readonly children: ReactNode;
}

const AFTER_ANOTHER = { borderTop: 1, borderColor: "divider", pt: 3, mt: 1 };

export const InputGroup = ({ name, when = {}, children }: InputGroupProps) => {
  const present = usePresent(children);
  const wanted = useWantedInput();
  const choosing = useContext(ChosenInputsContext);
  const labelOf = useFieldLabels();
  const title = useOptionalText("groups", name);
  const sources = choosing === null ? "" : sourcesOf(present).join();
  const offer = choosing?.offer;
  useEffect(() => offer?.(sources.split(",").filter(Boolean)), [offer, sources]);
  if (choosing !== null) {
    const chosen = withOnlyChosen(present, choosing.chosen);
    return chosen.length === 0 ? null : <Box sx={inputGrid}>{chosen}</Box>;
  }
  if (wanted !== null) {
    const branch = branchTo(present, wanted.source);
    return branch && <When is={when}>{branch}</When>;
  }
  // A title says nothing above a field of the same name.
  const untitled = sourcesOf(present).some((source) => labelOf(source) === title);
  return present === null ? null : (
    <When is={when}>
      <TitledSection name={name} untitled={untitled} sx={{ gridColumn: "1 / -1", "& + section": AFTER_ANOTHER }}>
        <Box className="ui-inputs" sx={inputGrid}>
          {present}
        </Box>
      </TitledSection>
    </When>
  );
};
