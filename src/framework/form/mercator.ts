// The web map's projection: the world is a square of 256 << zoom pixels.
export const TILE = 256;
/** North and south of it the projection has no place. */
export const EDGE = 85.05112878;

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}
export interface Pixel {
  readonly x: number;
  readonly y: number;
}

const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));
/** A longitude in [-180, 180). */
export const wrap = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;

export const toPixel = ({ latitude, longitude }: Place, zoom: number): Pixel => {
  const size = TILE * 2 ** zoom;
  const angle = (clamp(latitude, -EDGE, EDGE) * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * size,
    y: ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * size,
  };
};

export const toPlace = ({ x, y }: Pixel, zoom: number): Place => {
  const size = TILE * 2 ** zoom;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * clamp(y, 0, size)) / size))) * 180) / Math.PI,
    longitude: wrap((x / size) * 360 - 180),
  };
};

/** Six decimals are about a tenth of a metre. */
export const settle = ({ latitude, longitude }: Place): Place => ({
  latitude: Number(clamp(latitude, -90, 90).toFixed(6)),
  longitude: Number(wrap(longitude).toFixed(6)),
});
