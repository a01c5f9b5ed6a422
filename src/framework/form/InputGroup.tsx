import Box from "@mui/material/Box";
import { type ReactNode, useContext, useEffect } from "react";
import type { Condition } from "../../../shared/schema/facts";
import { usePresent } from "../resource/missing";
import { useWantedInput } from "../resource/wantedInput";
import { findElement } from "./findElement";
import { ChosenInputsContext, onlyChosenInputs, sourcesOfElements } from "./chosenInputs";
import { inputGrid } from "./inputGrid";
import { TitledSection } from "./TitledSection";
import { When } from "./When";

export interface InputGroupProps {
  readonly name: string;
  /** The group is shown only while this condition holds: { type: [2] }. */
  readonly when?: Condition;
  readonly children: ReactNode;
}

const SECTION = { gridColumn: "1 / -1", "& + section": { borderTop: 1, borderColor: "divider", pt: 3, mt: 1 } };

export const InputGroup = ({ name, when = {}, children }: InputGroupProps) => {
  const present = usePresent(children);
  const wanted = useWantedInput();
  const choosing = useContext(ChosenInputsContext);
  const sources = choosing === null ? "" : sourcesOfElements(present).join();
  const offer = choosing?.offer;
  useEffect(() => offer?.(sources.split(",").filter(Boolean)), [offer, sources]);
  if (choosing !== null) {
    const chosen = onlyChosenInputs(present, choosing.chosen);
    return chosen.length === 0 ? null : <Box sx={inputGrid}>{chosen}</Box>;
  }
  if (wanted !== null) {
    const branch = findElement(present, wanted.source);
    return branch && <When is={when}>{branch}</When>;
  }
  return present === null ? null : (
    <When is={when}>
      <TitledSection name={name} sources={sourcesOfElements(present)} sx={SECTION}>
        <Box className="ui-inputs" sx={inputGrid}>
          {present}
        </Box>
      </TitledSection>
    </When>
  );
};
