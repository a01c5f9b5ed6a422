import { useRecordContext } from "ra-core";
import type { ReactNode } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { Writer } from "../wire/contract";
import { usePresent } from "../resource/missing";
import { useMayWrite, useOwnerField } from "../resource/writers";
import { LockContext, useFormMemory } from "./formContext";

export interface WriteLockProps {
  readonly by: Writer;
  readonly children: ReactNode;
}

/** Locks inputs for fields that this account may not change, and shows a note. */
export const WriteLock = ({ by, children }: WriteLockProps) => {
  const { control } = useFormContext();
  const { mode } = useFormMemory();
  const record = useRecordContext();
  const madeFor: unknown = useWatch({ control, name: useOwnerField() || "id" });
  const mayWrite = useMayWrite();
  const present = usePresent(children);
  const isFree = mode === "edit" ? mayWrite(by, record) : mayWrite(by, null, madeFor);
  return <LockContext value={isFree ? null : by}>{present}</LockContext>;
};
