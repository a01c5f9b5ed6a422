import type { ReactNode } from "react";
import { TitledSection } from "../form/TitledSection";
import type { Condition } from "../schema/facts";
import { Pairs } from "../value/Pairs";
import { When } from "./When";

export interface ShowGroupProps {
  readonly name?: string;
  /** The group is shown only while this condition holds: { type: [2] }. */
  readonly when?: Condition;
  readonly children: ReactNode;
}

export const ShowGroup = ({ name = "", when = {}, children }: ShowGroupProps) => (
  <When is={when}>
    <TitledSection name={name} sx={{ p: { xs: 2, sm: 3 }, "& + section": { borderTop: 1, borderColor: "divider" } }}>
      <Pairs>{children}</Pairs>
    </TitledSection>
  </When>
);
