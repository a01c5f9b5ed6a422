import { Blank } from "../value/Blank";
import { isBlank } from "../value/valueAt";
import { type FieldProps, ShowField } from "./ShowField";
import { useShown } from "./useShown";

export interface RegionFieldProps extends FieldProps {
  /** Names of the fields it shows. */
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly code: string;
}

/** Where an address lies, from the country down, with the code of the district. */
export const RegionField = ({ country, province, city, area, code, ...props }: RegionFieldProps) => {
  const shown = [useShown(country), useShown(province), useShown(city), useShown(area)].map(({ value }) => value);
  const number = useShown(code).value;
  const names = shown.filter((value) => !isBlank(value)).map(String);
  // A city that is a province of its own is said once.
  const parts = names.filter((name, at) => name !== names[at - 1]);
  return (
    <ShowField {...props}>
      {() =>
        parts.length === 0 ? (
          <Blank />
        ) : (
          <>
            {parts.join(" / ")}
            {!isBlank(number) && number !== 0 && <span className="kit-quiet"> ({String(number)})</span>}
          </>
        )
      }
    </ShowField>
  );
};
