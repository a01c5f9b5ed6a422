import { type Pixel, TILE } from "./mercator";

interface MapTilesProps {
  readonly address: string;
  readonly corner: Pixel;
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  readonly onFail: () => void;
}

/** The tiles under the frame; the world goes on to the east and west, not to the north and south. */
export const MapTiles = ({ address, corner, width, height, zoom, onFail }: MapTilesProps) => {
  const count = 2 ** zoom;
  const [west, north] = [Math.floor(corner.x / TILE), Math.floor(corner.y / TILE)];
  const columns = Array.from({ length: Math.ceil(width / TILE) + 1 }, (_, index) => west + index);
  const rows = Array.from({ length: Math.ceil(height / TILE) + 1 }, (_, index) => north + index);
  return rows
    .filter((y) => y >= 0 && y < count)
    .flatMap((y) =>
      columns.map((x) => (
        <img
          key={`${zoom}/${x}/${y}`}
          alt=""
          draggable={false}
          src={address
            .replace("{z}", String(zoom))
            .replace("{x}", String(((x % count) + count) % count))
            .replace("{y}", String(y))}
          onError={onFail}
          style={{
            position: "absolute",
            left: x * TILE - corner.x,
            top: y * TILE - corner.y,
            width: TILE,
            height: TILE,
          }}
        />
      )),
    );
};
