import Box from "@mui/material/Box";
import { useLocale } from "ra-core";
import { useMemo } from "react";
import { useFieldLabel } from "../../../src/framework/resource/label";
import { IntegerInput } from "../../../src/framework/form/IntegerInput";
import { PlaceInput } from "../../../src/framework/form/PlaceInput";
import { citiesOf, codeOf, countriesIn, districtsOf, provincesOf, usePlaceNames, usePlaces } from "./places";
import { textIn } from "../../../src/framework/wire/readAnswer";
import type { RegionInputProps } from "../../../src/framework/form/slots";
import { useFormField } from "../../../src/framework/form/useFormField";

/** Country, province, city and district. Where places are known, each one limits the choices of the next. */
export const RegionChoice = (props: RegionInputProps) => {
  const { source, country, province, city, area, code, ...rest } = props;
  const locale = useLocale();
  const label = useFieldLabel(source);
  const land = useFormField({ ...rest, source: country });
  const state = useFormField({ ...rest, source: province });
  const town = useFormField({ ...rest, source: city });
  const district = useFormField({ ...rest, source: area });
  const number = useFormField({ ...rest, source: code });
  const countries = useMemo(() => countriesIn(locale), [locale]);
  const places = usePlaces(textIn(land.value));
  const called = usePlaceNames(textIn(land.value), locale);
  const [inState, inTown] = [textIn(state.value), textIn(town.value)];

  // If a place changes, the places below it are cleared. An unknown place stays as typed.
  const chooseDistrict = (text: string, at = inTown, within = inState) => {
    district.change(text);
    const known = codeOf(places, within, at, text);
    if (known !== null || codeOf(places, inState, inTown, textIn(district.value)) !== null) number.change(known);
  };
  const chooseTown = (text: string, within = inState) => {
    town.change(text);
    const left = districtsOf(places, inState, inTown).includes(textIn(district.value));
    if (text !== inTown && left && !districtsOf(places, within, text).includes(textIn(district.value)))
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
      <PlaceInput field={land} choices={countries} onType={land.change} shown={called.ofCountry} />
      <PlaceInput field={state} choices={provincesOf(places)} onType={chooseState} shown={(one) => called.of(one)} />
      <PlaceInput
        field={town}
        choices={citiesOf(places, inState)}
        onType={chooseTown}
        shown={(one) => called.of(inState, one)}
      />
      <PlaceInput
        field={district}
        choices={districtsOf(places, inState, inTown)}
        onType={chooseDistrict}
        shown={(one) => called.of(inState, inTown, one)}
      />
      <IntegerInput {...rest} source={code} min={0} />
    </Box>
  );
};
