import Box from "@mui/material/Box";
import { useFieldLabel } from "../resource/label";
import { Fills } from "../slots";
import { IntegerInput } from "./IntegerInput";
import { type RegionInputProps, regionChoice } from "./slots";
import { TextInput } from "./TextInput";

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
      <TextInput key={part} {...rest} source={part} max={64} />
    ))}
    <IntegerInput {...rest} source={code} min={0} />
  </Box>
);

/** The parts of an address, which people type, or choose if a feature offers them. */
export const RegionInput = (props: RegionInputProps) => {
  const typed = <TypedRegion {...props} />;
  return <Fills of={regionChoice} props={props} otherwise={typed} awaited={typed} />;
};
