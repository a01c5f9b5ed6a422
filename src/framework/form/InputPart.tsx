import type { ComponentType } from "react";
import type { Enumeration, Reference } from "../wire/contract";
import type { InputProps } from "./useField";

/** The props of a hand-written input. `useFormField` gives it the value, label, help and error of its field. */
export interface InputPartProps extends InputProps {
  /** The enumeration of the value, or the resource that it refers to. */
  readonly of?: Enumeration | Reference;
}

/** A hand-written input instead of the generated one. */
export const InputPart = ({
  part: Part,
  ...props
}: InputPartProps & { readonly part: ComponentType<InputPartProps> }) => <Part {...props} />;
