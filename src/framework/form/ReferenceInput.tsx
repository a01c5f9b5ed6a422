import { TextInput } from "react-admin";
import { lazy, Suspense } from "react";
import type { Reference } from "../wire/contract";
import { boxProps } from "./boxProps";
import { type InputProps, useField } from "./useField";

const ReferenceBox = lazy(() => import("./ReferenceBox"));

export interface ReferenceInputProps extends InputProps {
  readonly of: Reference;
  /** The records form a tree: each choice is shown with the way to it. */
  readonly tree?: boolean;
  /** The call that answers what may be chosen, where that is less than the list. */
  readonly pick?: string;
}

const Waiting = (props: InputProps) => (
  <TextInput {...boxProps({ ...useField(props), disabled: true })} format={() => ""} />
);

/** Another record, found by typing. */
export const ReferenceInput = ({ of, tree = false, pick, ...props }: ReferenceInputProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <ReferenceBox {...props} of={of} tree={tree} {...(pick && { pick })} many={false} />
  </Suspense>
);

/** Several other records, found by typing. */
export const ReferencesInput = ({ of, tree = false, pick, ...props }: ReferenceInputProps) => (
  <Suspense fallback={<Waiting {...props} />}>
    <ReferenceBox {...props} of={of} tree={tree} {...(pick && { pick })} many />
  </Suspense>
);
