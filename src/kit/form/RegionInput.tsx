import Box from "@mui/material/Box";
import { useLocale } from "ra-core";
import { useId, useMemo } from "react";
import { useFieldLabel } from "../label";
import { BoxInput } from "./BoxInput";
import { IntegerInput } from "./IntegerInput";
import { citiesOf, codeOf, countriesIn, districtsOf, isChina, provincesOf, usePlaces } from "./regions";
import { textOf } from "./textOf";
import { type FormField, type InputProps, useFormField } from "./useFormField";

export interface RegionInputProps extends InputProps {
  /** Names of the fields it sets. */
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly code: string;
}

interface PlaceBoxProps {
  readonly field: FormField;
  readonly choices: readonly string[];
  readonly onType: (text: string) => void;
}

/** Free text, with the places that are known to choose from: the browser's own list, by pointer or arrow keys. */
const PlaceBox = ({ field, choices, onType }: PlaceBoxProps) => {
  const id = useId();
  return (
    <div>
      <BoxInput
        field={field}
        value={textOf(field.value)}
        onType={onType}
        html={{ autoComplete: "off", list: choices.length > 0 ? id : undefined, maxLength: 64 }}
      />
      <datalist id={id}>
        {choices.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </div>
  );
};

/** Country, province, city and district, each narrowing the next where the places are known. */
export const RegionInput = (props: RegionInputProps) => {
  const { source, country, province, city, area, code, ...rest } = props;
  const locale = useLocale();
  const label = useFieldLabel(source);
  const land = useFormField({ ...rest, source: country });
  const state = useFormField({ ...rest, source: province });
  const town = useFormField({ ...rest, source: city });
  const district = useFormField({ ...rest, source: area });
  const number = useFormField({ ...rest, source: code });
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const places = usePlaces(isChina(textOf(land.value)));
  const [inState, inTown] = [textOf(state.value), textOf(town.value)];

  // What lies below another place is no answer any more; what nobody knows is left to whoever typed it.
  const chooseDistrict = (text: string, at = inTown, within = inState) => {
    district.change(text);
    const known = codeOf(places, within, at, text);
    if (known !== null || codeOf(places, inState, inTown, textOf(district.value)) !== null) number.change(known);
  };
  const chooseTown = (text: string, within = inState) => {
    town.change(text);
    const left = districtsOf(places, inState, inTown).includes(textOf(district.value));
    if (text !== inTown && left && !districtsOf(places, within, text).includes(textOf(district.value)))
      chooseDistrict("", text, within);
  };
  const chooseState = (text: string) => {
    state.change(text);
    const left = citiesOf(places, inState).includes(inTown);
    if (text !== inState && left && !citiesOf(places, text).includes(inTown)) chooseTown("", text);
  };

  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        gridColumn: "1 / -1",
        display: "grid",
        gap: 2.5,
        gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
      }}
    >
      <PlaceBox field={land} choices={countries} onType={land.change} />
      <PlaceBox field={state} choices={provincesOf(places)} onType={chooseState} />
      <PlaceBox field={town} choices={citiesOf(places, inState)} onType={chooseTown} />
      <PlaceBox field={district} choices={districtsOf(places, inState, inTown)} onType={chooseDistrict} />
      <IntegerInput {...rest} source={code} min={0} />
    </Box>
  );
};
