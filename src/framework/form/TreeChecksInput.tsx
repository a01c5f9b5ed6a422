import Skeleton from "@mui/material/Skeleton";
import { lazy, Suspense } from "react";
import type { Reference } from "../wire/contract";
import { FieldFrame } from "./FieldFrame";
import { type InputProps, useFormField } from "./useFormField";

const TreeChecks = lazy(() => import("./TreeChecks"));

export interface TreeChecksInputProps extends InputProps {
  readonly of: Reference;
  /** The call that answers the possible choices, if they are fewer than the list. */
  readonly pick?: string;
}

/** Several records of a tree, chosen by checkboxes. The value is the list of their keys. */
export const TreeChecksInput = ({ of, pick = "list", ...props }: TreeChecksInputProps) => {
  const field = useFormField(props);
  return (
    <FieldFrame field={field}>
      <Suspense fallback={<Skeleton variant="rounded" height={240} />}>
        <TreeChecks field={field} of={of} pick={pick} />
      </Suspense>
    </FieldFrame>
  );
};
