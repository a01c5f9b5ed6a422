import { useTranslate } from "ra-core";
import { type ReactNode, useEffect, useRef } from "react";
import { PageHead } from "../../../src/framework/form/PageHead";
import { WithWords } from "../../../src/framework/resource/WithWords";
import type { WizardStepTitle } from "./WizardStep";
import { WizardSteps } from "./WizardSteps";
import { wizardWords } from "./wizardWords";
import "./wizard.css";

interface WizardOutcomeProps {
  readonly title: string;
  /** All steps of the wizard. The last step is the outcome. */
  readonly steps: readonly WizardStepTitle[];
  /** Links and buttons for the next tasks. */
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/** The last step of a wizard: the outcome. People cannot go back from it. */
export const WizardOutcome = (props: WizardOutcomeProps) => (
  <WithWords of={wizardWords}>
    <Outcome {...props} />
  </WithWords>
);

const Outcome = ({ title, steps, actions, children }: WizardOutcomeProps) => {
  const translate = useTranslate();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const at = steps.length - 1;
  return (
    <div className="wizard">
      <PageHead title={title} />
      <WizardSteps steps={steps} at={at} reached={at} wrong={NONE} disabled onGo={() => undefined} />
      <section className="wizard-panel" aria-label={translate(steps[at]?.title ?? "")}>
        <div className="wizard-head">
          <h2 ref={heading} tabIndex={-1}>
            {translate(steps[at]?.title ?? "")}
          </h2>
        </div>
        <div className="wizard-body">{children}</div>
        <div className="wizard-bar">{actions}</div>
      </section>
    </div>
  );
};

const NONE: ReadonlySet<number> = new Set();
