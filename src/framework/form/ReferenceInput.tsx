import { TextInput } from "react-admin";
import { lazy, Suspense, useContext } from "react";
import type { Reference } from "../wire/contract";
import { boxProps } from "./boxProps";
import { OffersContext } from "../resource/offersContext";
import { Fills } from "../slots";
import { offers as slot } from "./slots";
import { type InputProps, useField } from "./useField";

const ReferenceBox = lazy(() => import("./ReferenceBox"));

export interface ReferenceInputProps extends InputProps {
  readonly of: Reference;
  /** Whether the records form a tree. Each choice is then shown with its ancestors. */
  readonly tree?: boolean;
  /** The call that answers the possible choices, if they are fewer than the list. */
  readonly pick?: string;
  /** A field that refers to each record at most once, such as `owner.room_id`. Taken records are not offered. */
  readonly free?: string;
}

const Waiting = (props: InputProps) => (
  <TextInput {...boxProps({ ...useField(props), disabled: true })} format={() => ""} />
);

const LoadedInput = ({ of, tree, pick, free, many, ...props }: ReferenceInputProps & { readonly many: boolean }) => {
  const offers = useContext(OffersContext) && !many ? pick : undefined;
  const box = (
    <Suspense fallback={<Waiting {...props} />}>
      <ReferenceBox {...props} {...{ of, tree, pick, free, many }} />
    </Suspense>
  );
  return offers === undefined ? box : <Fills of={slot} props={{ ...props, of, pick: offers }} otherwise={box} />;
};

/** A reference to another record, found by typing. */
export const ReferenceInput = (props: ReferenceInputProps) => <LoadedInput {...props} many={false} />;

/** References to several records, found by typing. */
export const ReferencesInput = (props: ReferenceInputProps) => <LoadedInput {...props} many />;
