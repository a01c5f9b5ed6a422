import ButtonBase from "@mui/material/ButtonBase";
import Step from "@mui/material/Step";
import StepLabel from "@mui/material/StepLabel";
import Stepper from "@mui/material/Stepper";
import Typography from "@mui/material/Typography";
import { useTranslate } from "ra-core";
import type { WizardStepTitle } from "./WizardStep";

interface WizardStepsProps {
  readonly steps: readonly WizardStepTitle[];
  readonly at: number;
  readonly reached: number;
  readonly wrong: ReadonlySet<number>;
  readonly disabled: boolean;
  readonly onGo: (step: number) => void;
}

/** A phone shows only the marks. Above them, the current step is shown in words. Screen readers get all names. */
const LABEL = {
  "& .MuiStepLabel-labelContainer": {
    clipPath: { xs: "inset(50%)", sm: "none" },
    position: { xs: "absolute", sm: "static" },
    width: { xs: 1, sm: "100%" },
  },
  "& .MuiStepLabel-label.MuiStepLabel-alternativeLabel": {
    mt: 0.75,
    overflowWrap: "anywhere",
    "&.Mui-active": { fontWeight: 650 },
  },
  "& .MuiStepIcon-root": { fontSize: 32 },
} as const;

/** The line through the middle of the marks. */
const LINE = {
  "& .MuiStepConnector-root": { top: 19, insetInline: "calc(-50% + 24px) calc(50% + 24px)" },
  "& .MuiStepConnector-line": { borderTopWidth: 2 },
} as const;

/** The steps of the wizard and the current one. Reached steps are buttons. */
export const WizardSteps = ({ steps, at, reached, wrong, disabled, onGo }: WizardStepsProps) => {
  const translate = useTranslate();
  return (
    <nav aria-label={translate("wizard.steps")} className="wizard-steps">
      <Typography
        aria-hidden="true"
        color="text.secondary"
        sx={{ display: { sm: "none" }, mb: 1, textAlign: "center", fontWeight: 500 }}
      >
        {translate("wizard.place", { at: at + 1, of: steps.length })}
      </Typography>
      <Stepper nonLinear alternativeLabel activeStep={at} sx={LINE}>
        {steps.map(({ name, title }, index) => {
          const isDone = index < at || (index <= reached && index !== at);
          const state = wrong.has(index) ? "wrong" : isDone ? "done" : "open";
          return (
            <Step key={name} completed={state === "done"}>
              <ButtonBase
                disabled={disabled || index > reached}
                aria-current={index === at ? "step" : undefined}
                onClick={() => onGo(index)}
                sx={{ width: "100%", py: 0.5, borderRadius: 2 }}
              >
                <StepLabel error={state === "wrong"} sx={LABEL}>
                  {translate(title)}
                  {state !== "open" && <span className="ui-unseen">{translate(`wizard.${state}`)}</span>}
                </StepLabel>
              </ButtonBase>
            </Step>
          );
        })}
      </Stepper>
    </nav>
  );
};
