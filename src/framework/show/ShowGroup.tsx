import type { ReactNode } from "react";
import { TitledSection } from "../form/TitledSection";
import type { Condition } from "../../../shared/schema/facts";
import { FieldLayoutProvider } from "../value/FieldLayout";
import { When } from "./When";

export interface ShowGroupProps {
  readonly name?: string;
  /** The group is shown only while this condition holds: { type: [2] }. */
  readonly when?: Condition;
  readonly children: ReactNode;
}

export const ShowGroup = ({ name = "", when = {}, children }: ShowGroupProps) => (
  <When is={when}>
    <TitledSection name={name}>
      <dl className="ui-rows">
        <FieldLayoutProvider value="pair">{children}</FieldLayoutProvider>
      </dl>
    </TitledSection>
  </When>
);
