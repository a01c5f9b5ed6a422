// A form in steps. "Next" runs the check of the step; if the check fails, the wizard marks the step and stays on it.
// "Back" keeps all values. Leaving asks first. A reload continues at the same step.
import { useGetIdentity } from "ra-core";
import { RecordSkeleton } from "../../../src/framework/form/RecordSkeleton";
import { WithWords } from "../../../src/framework/resource/WithWords";
import { WizardForm, type WizardFormProps } from "./WizardForm";
import { wizardWords } from "./wizardWords";
import "./wizard.css";

export type WizardProps = Omit<WizardFormProps, "user">;

export const Wizard = (props: WizardProps) => {
  const { identity, isPending } = useGetIdentity();
  if (isPending) return <RecordSkeleton />;
  return (
    <WithWords of={wizardWords}>
      <WizardForm {...props} user={identity?.id ?? ""} />
    </WithWords>
  );
};
