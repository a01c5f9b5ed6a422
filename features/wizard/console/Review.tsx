import { useLabelled } from "../../../src/framework/ui/useLabelled";
import Button from "@mui/material/Button";
import { RecordContextProvider, useTranslate } from "ra-core";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Pairs } from "../../../src/framework/value/Pairs";
import { useGoToStep } from "./wizardPlace";

/** The entered values before they are sent, shown with the fields of `pilothouse/show`. */
export const Review = ({ children }: { readonly children: ReactNode }) => {
  const { getValues } = useFormContext();
  return (
    <RecordContextProvider value={{ id: 0, ...getValues() }}>
      <div className="wizard-review" style={{ gridColumn: "1 / -1" }}>
        {children}
      </div>
    </RecordContextProvider>
  );
};

interface ReviewPartProps {
  /** The message key of the title. */
  readonly title: string;
  /** The index of the step that edits it. */
  readonly step: number;
  readonly children: ReactNode;
}

export const ReviewPart = ({ title, step, children }: ReviewPartProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const goTo = useGoToStep();
  return (
    <section className="wizard-part" aria-label={translate(title)}>
      <header>
        <h3>{translate(title)}</h3>
        <Button
          size="small"
          aria-label={labelled(translate("wizard.change"), translate(title))}
          onClick={() => goTo(step)}
        >
          {translate("wizard.change")}
        </Button>
      </header>
      <div>
        <Pairs>{children}</Pairs>
      </div>
    </section>
  );
};
