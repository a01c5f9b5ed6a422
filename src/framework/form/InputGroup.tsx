import Box from "@mui/material/Box";
import { type ReactNode, useContext, useEffect } from "react";
import type { Condition } from "../schema/facts";
import { ManyFieldsContext, onlyChosen, sourcesOf } from "../resource/many";
import { usePresent } from "../resource/missing";
import { useWantedInput } from "../resource/wantedInput";
import { branchTo } from "./branchTo";
import { besideTitle, inputGrid } from "./inputGrid";
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
  const many = useContext(ManyFieldsContext);
  const sources = many === null ? "" : sourcesOf(present).join();
  const offer = many?.offer;
  useEffect(() => offer?.(sources.split(",").filter(Boolean)), [offer, sources]);
  if (many !== null) {
    const chosen = onlyChosen(present, many.chosen);
    return chosen.length === 0 ? null : <Box sx={inputGrid}>{chosen}</Box>;
  }
  if (wanted !== null) {
    const branch = branchTo(present, wanted.source);
    return branch && <When is={when}>{branch}</When>;
  }
  return present === null ? null : (
    <When is={when}>
      <TitledSection name={name} sx={{ gridColumn: "1 / -1", "& + section": AFTER_ANOTHER, ...besideTitle }}>
        <Box sx={inputGrid}>{present}</Box>
      </TitledSection>
    </When>
  );
};
