import type { RegionInputProps } from "../form/slots";
import type { InputProps } from "../form/useFormField";
import { Blank } from "../value/Blank";
import { isBlank, toText, valueAt } from "../resource/valueAt";
import { Fills } from "../slots";
import type { Facts } from "../wire/readAnswer";
import { regionNames } from "./slots";
import { type FieldProps, ShowField } from "./ShowField";
import { useSourceValue } from "./useSourceValue";

export type RegionFieldProps = FieldProps & Omit<RegionInputProps, keyof InputProps>;

/** The parts of an address, starting with the country, and the code of the district. */
export const RegionField = ({ country, province, city, area, code, ...props }: RegionFieldProps) => {
  const parts = [useSourceValue(country), useSourceValue(province), useSourceValue(city), useSourceValue(area)].map(
    ({ value }) => (isBlank(value) ? "" : toText(value)),
  );
  const number = useSourceValue(code).value;
  const stored = parts.filter((part, at) => part !== "" && part !== parts[at - 1]).join(" / ");
  return (
    <ShowField {...props}>
      {() =>
        stored === "" ? (
          <Blank />
        ) : (
          <>
            <Fills of={regionNames} props={{ parts }} otherwise={stored} awaited={stored} />
            {!isBlank(number) && number !== 0 && <span className="ui-quiet"> ({toText(number)})</span>}
          </>
        )
      }
    </ShowField>
  );
};
RegionField.isUnset = (_: unknown, { country }: Facts, record: unknown) => isBlank(valueAt(record, String(country)));
