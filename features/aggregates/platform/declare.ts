// Declares the sums that a console's code needs: `aggregates` of its business. Resources and fields are named by their
// handles.
import type { Aggregate } from "../../../platform/framework/Feature";
import type { FieldOf, StoredHandle } from "../../../platform/framework/storage/defineResource";

interface Declared<Of, Parent> {
  readonly moment: FieldOf<Of>;
  readonly by: readonly FieldOf<Of>[];
  readonly sums: readonly FieldOf<Of>[];
  readonly owners: readonly FieldOf<Parent>[];
}

/** Declares an aggregate of a resource whose rows name their owners themselves. */
export const aggregateOf = <Of extends StoredHandle>(of: Of, declared: Declared<Of, Of>): Aggregate => ({
  ...declared,
  of: of.table,
  through: null,
});

/** Declares an aggregate of a resource whose rows belong to the owners of the row that `field` refers to. */
export const aggregateThrough = <Of extends StoredHandle, Parent extends StoredHandle>(
  of: Of,
  field: FieldOf<Of>,
  to: Parent,
  declared: Declared<Of, Parent>,
): Aggregate => ({ ...declared, of: of.table, through: { field, to: to.table } });
