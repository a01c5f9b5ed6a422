import Box from "@mui/material/Box";
import { useFieldLabel } from "../resource/label";
import { NumberInput } from "./NumberInput";
import { Fills, useIsFilled } from "../slots";
import { pointMap } from "./slots";
import { type InputProps, useFormField } from "./useFormField";

export interface PointInputProps extends InputProps {
  /** Names of the two number fields that it sets. */
  readonly latitude: string;
  readonly longitude: string;
}

const numberOf = (value: unknown): number | null => {
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
};

/** A position as two numbers. A feature may add a map on which people choose it. */
export const PointInput = ({ source, latitude, longitude, ...props }: PointInputProps) => {
  const label = useFieldLabel(source);
  const hasMap = useIsFilled(pointMap);
  const north = useFormField({ ...props, source: latitude });
  const east = useFormField({ ...props, source: longitude });
  const [lat, lon] = [numberOf(north.value), numberOf(east.value)];
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{ gridColumn: "1 / -1", display: "grid", gap: 2, gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" } }}
    >
      <NumberInput {...props} source={latitude} min={-90} max={90} step={0.001} />
      <NumberInput {...props} source={longitude} min={-180} max={180} step={0.001} />
      {hasMap && (
        <Box sx={{ gridColumn: "1 / -1" }}>
          <Fills
            of={pointMap}
            props={{
              label,
              place:
                lat === null || lon === null || (lat === 0 && lon === 0) ? null : { latitude: lat, longitude: lon },
              disabled: north.disabled,
              onPlace: (place) => {
                north.change(place.latitude);
                east.change(place.longitude);
              },
            }}
          />
        </Box>
      )}
    </Box>
  );
};
