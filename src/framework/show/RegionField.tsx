import { useLocale } from "ra-core";
import { usePlaceNames } from "../form/places";
import type { RegionInputProps } from "../form/RegionInput";
import type { InputProps } from "../form/useFormField";
import { Blank } from "../value/Blank";
import { isBlank, plainText, valueAt } from "../resource/valueAt";
import type { Facts } from "../wire/readAnswer";
import { type FieldProps, ShowField } from "./ShowField";
import { useSourceValue } from "./useSourceValue";

export type RegionFieldProps = FieldProps & Omit<RegionInputProps, keyof InputProps>;

/** The parts of an address, starting with the country, and the code of the district. */
export const RegionField = ({ country, province, city, area, code, ...props }: RegionFieldProps) => {
  const shown = [useSourceValue(country), useSourceValue(province), useSourceValue(city), useSourceValue(area)].map(
    ({ value }) => (isBlank(value) ? "" : plainText(value)),
  );
  const number = useSourceValue(code).value;
  const locale = useLocale();
  const [land = "", ...way] = shown;
  const called = usePlaceNames(land, locale);
  const names = [called.ofCountry(land), ...way.map((_, at) => called.of(...way.slice(0, at + 1)))].filter(
    (name) => name !== "",
  );
  // If a city is also a province, its name is shown once.
  const parts = names.filter((name, at) => name !== names[at - 1]);
  return (
    <ShowField {...props}>
      {() =>
        parts.length === 0 ? (
          <Blank />
        ) : (
          <>
            {parts.join(" / ")}
            {!isBlank(number) && number !== 0 && <span className="ui-quiet"> ({plainText(number)})</span>}
          </>
        )
      }
    </ShowField>
  );
};
RegionField.isUnset = (_: unknown, { country }: Facts, record: unknown) => isBlank(valueAt(record, String(country)));
