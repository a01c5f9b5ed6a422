import { useTranslate } from "ra-core";
import { Icon } from "../ui/icons";
import type { WizardMark } from "./WizardStep";

interface WizardStepsProps {
  readonly steps: readonly WizardMark[];
  readonly at: number;
  readonly reached: number;
  readonly wrong: ReadonlySet<number>;
  readonly disabled: boolean;
  readonly onGo: (step: number) => void;
}

/** Where one stands among the steps. Those seen before can be gone to. */
export const WizardSteps = ({ steps, at, reached, wrong, disabled, onGo }: WizardStepsProps) => {
  const translate = useTranslate();
  return (
    <nav aria-label={translate("wizard.steps")} className="wizard-steps">
      <p className="wizard-place" aria-hidden="true">
        {translate("wizard.place", { at: at + 1, of: steps.length })}
      </p>
      <ol>
        {steps.map(({ name, title }, index) => {
          const state = wrong.has(index) ? "wrong" : index < at || (index <= reached && index !== at) ? "done" : "open";
          return (
            <li key={name} data-state={state} data-current={index === at}>
              <button
                type="button"
                disabled={disabled || index > reached}
                aria-current={index === at ? "step" : undefined}
                onClick={() => onGo(index)}
              >
                <span className="wizard-mark" aria-hidden="true">
                  {state === "wrong" ? <b>!</b> : state === "done" ? <Icon name="check" size={15} /> : index + 1}
                </span>
                <span className="wizard-name">{translate(title)}</span>
                {state !== "open" && <span className="kit-unseen">{translate(`wizard.${state}`)}</span>}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
