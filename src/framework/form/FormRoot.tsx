import { type SourceContextValue, SourceContextProvider } from "ra-core";
import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { FormContext, type FormMemory } from "./formContext";

const root: SourceContextValue = { getSource: (source) => source, getLabel: (source) => source };

interface FormRootProps {
  readonly form: UseFormReturn;
  readonly memory: FormMemory;
  readonly children: ReactNode;
}

/** Everything that inputs read. Inside, sources are fields of the record itself and not of a nested row. */
export const FormRoot = ({ form, memory, children }: FormRootProps) => (
  <FormContext value={memory}>
    <SourceContextProvider value={root}>
      <FormProvider {...form}>{children}</FormProvider>
    </SourceContextProvider>
  </FormContext>
);
