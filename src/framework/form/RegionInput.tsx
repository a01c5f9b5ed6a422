import Box from "@mui/material/Box";
import { useFieldLabel } from "../resource/label";
import { Fills } from "../slots";
import { IntegerInput } from "./IntegerInput";
import { PlaceInput } from "./PlaceInput";
import { type RegionInputProps, regionChoice } from "./slots";
import { type InputProps, useFormField } from "./useFormField";

const NO_CHOICES: readonly string[] = [];

const TypedPlace = (props: InputProps) => {
  const field = useFormField(props);
  return <PlaceInput field={field} choices={NO_CHOICES} onType={field.change} />;
};

const TypedRegion = ({ source, country, province, city, area, code, ...rest }: RegionInputProps) => (
  <Box
    role="group"
    aria-label={useFieldLabel(source)}
    sx={{
      gridColumn: "1 / -1",
      display: "grid",
      gap: 2.5,
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 220px), 1fr))",
    }}
  >
    {[country, province, city, area].map((part) => (
      <TypedPlace key={part} {...rest} source={part} />
    ))}
    <IntegerInput {...rest} source={code} min={0} />
  </Box>
);

/** The parts of an address, which people type, or choose if a feature offers them. */
export const RegionInput = (props: RegionInputProps) => {
  const typed = <TypedRegion {...props} />;
  return <Fills of={regionChoice} props={props} otherwise={typed} awaited={typed} />;
};
