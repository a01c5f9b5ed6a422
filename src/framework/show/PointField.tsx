import { pointMap } from "../form/slots";
import { Fills } from "../slots";
import { useFieldPath } from "../resource/fieldPath";
import { valueAt } from "../resource/valueAt";
import type { Facts } from "../wire/readAnswer";
import { isNothing } from "../value/ReferenceValue";
import { useFieldLabel } from "../resource/label";
import { Blank } from "../value/Blank";
import { UidValue } from "../value/UidValue";
import { type FieldProps, ShowField } from "./ShowField";
import { useSourceValue } from "./useSourceValue";

export interface PointFieldProps extends FieldProps {
  /** The names of the two number fields of the point. */
  readonly latitude: string;
  readonly longitude: string;
}

/** A position on a map: its coordinates, which people can copy. A feature may add a map. */
export const PointField = ({ latitude, longitude, ...props }: PointFieldProps) => {
  const label = useFieldLabel(useFieldPath(props.source).path, props.label);
  const [north, east] = [useSourceValue(latitude).value, useSourceValue(longitude).value].map((value) =>
    value === "" || value === null || value === undefined ? Number.NaN : Number(value),
  );
  const known = north !== undefined && east !== undefined && Number.isFinite(north) && Number.isFinite(east);
  return (
    <ShowField {...props} wide>
      {() =>
        !known || (north === 0 && east === 0) ? (
          <Blank />
        ) : (
          <>
            <UidValue value={`${north}, ${east}`} />
            <Fills
              of={pointMap}
              props={{ label, place: { latitude: north, longitude: east }, disabled: true, onPlace: () => {} }}
            />
          </>
        )
      }
    </ShowField>
  );
};
PointField.isUnset = (_: unknown, { latitude }: Facts, record: unknown) => isNothing(valueAt(record, String(latitude)));
