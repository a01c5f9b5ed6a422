import { type SourceContextValue, SourceContextProvider } from "ra-core";
import type { ReactNode } from "react";
import { FormProvider, type UseFormReturn } from "react-hook-form";
import { AnchoredProvider } from "../resource/anchors";
import { FormContext, type FormMemory } from "./formContext";

const root: SourceContextValue = { getSource: (source) => source, getLabel: (source) => source };

interface FormRootProps {
  readonly form: UseFormReturn;
  readonly memory: FormMemory;
  /** Whether the parts of the form have ids, so that an address can lead to them. */
  readonly anchored?: boolean;
  readonly children: ReactNode;
}

/** The contexts that inputs read. In them, names of fields belong to the record, not to a nested row. */
export const FormRoot = ({ form, memory, anchored = false, children }: FormRootProps) => (
  <FormContext value={memory}>
    <AnchoredProvider value={anchored}>
      <SourceContextProvider value={root}>
        <FormProvider {...form}>{children}</FormProvider>
      </SourceContextProvider>
    </AnchoredProvider>
  </FormContext>
);
