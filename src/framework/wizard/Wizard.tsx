// A form in steps. Forward runs the step's check, a failure flags the step and stays; back keeps everything; leaving asks;
// a reload goes on where one stood.
import { useGetIdentity } from "ra-core";
import { RecordSkeleton } from "../form/RecordSkeleton";
import { WithWords } from "../resource/WithWords";
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
