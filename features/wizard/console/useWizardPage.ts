import { useCreatePage } from "../../../src/framework/form/useCreatePage";
import type { WizardValues } from "./WizardStep";

/** The page of a wizard that creates a record. */
export const useWizardPage = () => {
  const { title, given, paths, back, navigate, onCreated } = useCreatePage();
  return {
    title,
    /** Values from a related list or from "copy". */
    given: { ...given },
    onCancel: () => navigate(back),
    onDone: (stored: Readonly<WizardValues>) => {
      const id = onCreated(stored);
      navigate(id === null ? back : paths.show(id));
    },
  };
};
