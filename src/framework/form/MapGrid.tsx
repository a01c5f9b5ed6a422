import Box from "@mui/material/Box";
import { type Pixel, toPixel, toPlace } from "./mercator";

interface MapGridProps {
  readonly corner: Pixel;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
}

const STEPS = [60, 30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001];

const lines = (low: number, high: number, step: number): number[] => {
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.max(0, Math.floor(high / step) - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(3)),
  );
};

/** Meridians and parallels with their degrees, where there is no map. */
export const MapGrid = ({ corner, width, height, zoom }: MapGridProps) => {
  const degrees = (width / (256 * 2 ** zoom)) * 360;
  const step = STEPS.find((one) => degrees / one >= 4) ?? 0.001;
  const west = (corner.x / (256 * 2 ** zoom)) * 360 - 180;
  const north = toPlace(corner, zoom).latitude;
  const south = toPlace({ x: corner.x, y: corner.y + height }, zoom).latitude;
  return (
    <Box
      component="svg"
      width={width}
      height={height}
      aria-hidden="true"
      sx={{ position: "absolute", inset: 0, color: "text.secondary" }}
    >
      {lines(west, west + degrees, step).map((longitude) => {
        const x = toPixel({ latitude: 0, longitude }, zoom).x - corner.x;
        return (
          <g key={`m${longitude}`}>
            <line x1={x} x2={x} y1={0} y2={height} stroke="currentColor" opacity={0.3} />
            <text x={x + 4} y={height - 6} fontSize={11} fill="currentColor">
              {longitude}°
            </text>
          </g>
        );
      })}
      {lines(south, north, step).map((latitude) => {
        const y = toPixel({ latitude, longitude: 0 }, zoom).y - corner.y;
        return (
          <g key={`p${latitude}`}>
            <line x1={0} x2={width} y1={y} y2={y} stroke="currentColor" opacity={0.3} />
            <text x={4} y={y - 4} fontSize={11} fill="currentColor">
              {latitude}°
            </text>
          </g>
        );
      })}
    </Box>
  );
};
