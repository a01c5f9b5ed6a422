import type { Reference } from "../wire/contract";
import { CheckTree } from "../resource/CheckTree";
import type { Id } from "../resource/treeOf";
import { labelIdOf } from "./FieldFrame";
import type { FormField } from "./useFormField";

const isId = (value: unknown): value is Id => typeof value === "number" || typeof value === "string";

interface TreeChecksProps {
  readonly field: FormField;
  readonly of: Reference;
  readonly pick: string;
}

const TreeChecks = ({ field, of, pick }: TreeChecksProps) => (
  <CheckTree
    of={of}
    pick={pick}
    name={{ labelledBy: labelIdOf(field) }}
    chosen={Array.isArray(field.value) ? field.value.filter(isId) : []}
    withAbove
    disabled={field.disabled}
    invalid={field.error !== ""}
    searchRef={field.ref}
    onChange={field.change}
    onBlur={field.blur}
  />
);

export default TreeChecks;
