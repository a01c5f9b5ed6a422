import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslate } from "ra-core";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { FormRoot } from "../../../src/framework/form/FormRoot";
import { useFirstField } from "../../../src/framework/form/useFirstField";
import { inputGrid } from "../../../src/framework/form/inputGrid";
import { PageHead } from "../../../src/framework/form/PageHead";
import { useAnnounceFailure } from "../../../src/framework/form/useAnnounceFailure";
import { UnsavedGuard } from "../../../src/framework/form/UnsavedGuard";
import { usePresentSchema } from "../../../src/framework/form/usePresentSchema";
import { useWizard, type WizardActions } from "./useWizard";
import { useWizardForm } from "./useWizardForm";
import type { WizardValues, WizardStepTitle } from "./WizardStep";
import { WizardPlaceContext } from "./wizardPlace";
import { WizardSteps } from "./WizardSteps";

export interface WizardFormProps extends WizardActions {
  /** Identifies the wizard in the tab's memory. */
  readonly name: string;
  readonly title: string;
  readonly defaults: Readonly<WizardValues>;
  /** The message key of the last button. */
  readonly finish: string;
  readonly onCancel: () => void;
  /** Called when the wizard is left early, to clear data that its steps keep outside the values. */
  readonly onLeave?: () => void;
  /** A last step, which another component shows after the wizard: see WizardOutcome. */
  readonly outcome?: WizardStepTitle;
  readonly user: string | number;
}

export const WizardForm = (props: WizardFormProps) => {
  const { name, title, steps, finish, onCancel, outcome } = props;
  const translate = useTranslate();
  const [defaults] = useState(props.defaults);
  const schema = usePresentSchema(props.schema);
  const begun = useWizardForm({ name, user: props.user, schema, steps, defaults });
  const wizard = useWizard({ ...props, schema }, begun);
  const [resumed, setResumed] = useState(begun.isResumed);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(wizard.at);
  useFirstField();
  useEffect(() => {
    // The focus on the heading announces a new step to screen readers. If a field was refused, this field gets the
    // focus.
    if (shown.current !== wizard.at) heading.current?.focus();
    shown.current = wizard.at;
  }, [wizard.at]);
  const alert = useAnnounceFailure(wizard.failure || null, wizard.failure);
  const step = steps[wizard.at];
  if (!step) return null;

  return (
    <FormRoot form={begun.form} memory={begun.formMemory}>
      <div className="wizard">
        <PageHead title={title} />
        <WizardSteps
          steps={outcome ? [...steps, outcome] : steps}
          {...wizard}
          disabled={wizard.busy}
          onGo={wizard.goTo}
        />
        {resumed && (
          <Alert severity="info" sx={{ mb: 2 }} onClose={() => setResumed(false)} closeText={translate("form.close")}>
            {translate("wizard.resumed")}
          </Alert>
        )}
        <form
          className="wizard-panel"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            event.stopPropagation();
            void wizard.forward();
          }}
        >
          <div className="wizard-head">
            <h2 ref={heading} tabIndex={-1}>
              {translate(step.title)}
            </h2>
            {step.hint !== undefined && <p>{translate(step.hint)}</p>}
          </div>
          <div ref={alert} role="alert">
            {wizard.failure !== "" && (
              <Alert severity="error" onClose={wizard.dismiss} sx={{ mx: 3, mt: 2 }}>
                {wizard.failure}
              </Alert>
            )}
            {!wizard.busy && wizard.isHalfDone() && <Made parts={wizard.made()} />}
          </div>
          <div className="wizard-body">
            <WizardPlaceContext value={wizard.goTo}>
              <Box key={step.name} sx={inputGrid}>
                {step.content}
              </Box>
            </WizardPlaceContext>
          </div>
          <div className="wizard-bar">
            <Button color="inherit" disabled={wizard.busy} onClick={onCancel}>
              {translate("form.cancel")}
            </Button>
            <Button color="inherit" disabled={wizard.busy || wizard.at === 0} onClick={wizard.back}>
              {translate("wizard.back")}
            </Button>
            <Button type="submit" variant="contained" loading={wizard.busy}>
              {translate(wizard.isLast ? finish : "wizard.next")}
            </Button>
          </div>
        </form>
      </div>
      <UnsavedGuard
        isDirty={() => !wizard.isLeft() && (wizard.isHalfDone() || begun.isDirty())}
        onLeave={() => {
          wizard.leave();
          props.onLeave?.();
        }}
      />
    </FormRoot>
  );
};

/**
 * Shown after a refusal in the last step. It says what was already created, and that continuing creates nothing twice.
 */
const Made = ({ parts }: { readonly parts: ReadonlyMap<string, number> }) => {
  const translate = useTranslate();
  const sentences = [...parts].map(([kind, count]) =>
    count === 1
      ? translate(`wizard.part_${kind}`)
      : translate("wizard.part", { name: translate(`wizard.part_${kind}`), count }),
  );
  return (
    <Alert severity="info" sx={{ mx: 3, mt: 2 }}>
      {translate("wizard.made", { parts: sentences.join(translate("wizard.part_and")) })}
    </Alert>
  );
};
