import Box from "@mui/material/Box";
import FormHelperText from "@mui/material/FormHelperText";
import IconButton from "@mui/material/IconButton";
import { useTranslate } from "ra-core";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { config } from "../wire/config";
import { Icon } from "../ui/icons";
import { MapGrid } from "./MapGrid";
import { MapTiles } from "./MapTiles";
import { type Place, settle, toPixel, toPlace } from "./mercator";
import { useMapDrag } from "./useMapDrag";

interface PointMapProps {
  readonly label: string;
  readonly place: Place | null;
  readonly disabled: boolean;
  readonly onPlace: (place: Place) => void;
}

const HEIGHT = 320;
const NEAR = 14;
const FAR = 3;
const START: Place = { latitude: 30, longitude: 105 };
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

const PointMap = ({ label, place, disabled, onPlace }: PointMapProps) => {
  const translate = useTranslate();
  const note = useId();
  const tiles = config().map_tiles;
  const [failed, setFailed] = useState(false);
  const [zoom, setZoom] = useState(place ? NEAR - 2 : FAR);
  const [center, setCenter] = useState(place ?? START);
  const [width, setWidth] = useState(640);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!frame) return;
    const watch = new ResizeObserver(() => setWidth(frame.clientWidth || 640));
    watch.observe(frame);
    return () => watch.disconnect();
  }, [frame]);

  const middle = toPixel(center, zoom);
  const corner = { x: middle.x - width / 2, y: middle.y - HEIGHT / 2 };
  const pin = place && toPixel(place, zoom);
  const put = (x: number, y: number) =>
    !disabled && onPlace(settle(toPlace({ x: corner.x + x, y: corner.y + y }, zoom)));
  const drag = useMapDrag({
    frame,
    pin: pin && { x: pin.x - corner.x, y: pin.y - corner.y },
    onPut: put,
    onPan: (dx, dy) => setCenter(toPlace({ x: middle.x - dx, y: middle.y - dy }, zoom)),
  });
  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (event.key === "+" || event.key === "=") setZoom(Math.min(18, zoom + 1));
    else if (event.key === "-") setZoom(Math.max(1, zoom - 1));
    else if (step && !disabled) {
      const by = event.shiftKey ? 40 : 4;
      const from = toPixel(place ?? center, zoom);
      const next = settle(toPlace({ x: from.x + step[0] * by, y: from.y + step[1] * by }, zoom));
      onPlace(next);
      setCenter(next);
    } else return;
    event.preventDefault();
  };
  const blank = tiles === "" || failed;
  return (
    <>
      <Box
        ref={setFrame}
        tabIndex={0}
        role="application"
        aria-label={`${label}: ${place ? `${place.latitude}, ${place.longitude}` : translate("form.noPlace")}`}
        aria-describedby={note}
        onKeyDown={press}
        {...drag}
        sx={{
          position: "relative",
          height: HEIGHT,
          overflow: "hidden",
          border: 1,
          borderColor: "divider",
          borderRadius: 2,
          bgcolor: "action.hover",
          touchAction: "none",
          cursor: disabled ? "grab" : "crosshair",
          "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: 1 },
        }}
      >
        {blank ? (
          <MapGrid corner={corner} width={width} height={HEIGHT} zoom={zoom} />
        ) : (
          <MapTiles
            address={tiles}
            corner={corner}
            width={width}
            height={HEIGHT}
            zoom={zoom}
            onFail={() => setFailed(true)}
          />
        )}
        {pin && (
          <Box
            sx={{
              position: "absolute",
              left: pin.x - corner.x - 16,
              top: pin.y - corner.y - 30,
              color: "error.main",
              pointerEvents: "none",
            }}
          >
            <Icon name="pin" size={32} />
          </Box>
        )}
        <Box
          sx={{
            position: "absolute",
            right: 8,
            top: 8,
            display: "grid",
            bgcolor: "background.paper",
            borderRadius: 1,
            boxShadow: 1,
          }}
        >
          <IconButton
            size="small"
            aria-label={translate("form.zoomIn")}
            onClick={() => setZoom(Math.min(18, zoom + 1))}
          >
            <Icon name="add" />
          </IconButton>
          <IconButton
            size="small"
            aria-label={translate("form.zoomOut")}
            onClick={() => setZoom(Math.max(1, zoom - 1))}
          >
            <Icon name="minus" />
          </IconButton>
        </Box>
      </Box>
      <FormHelperText id={note} sx={{ mx: 0 }}>
        {failed && `${translate("form.mapFailed")} `}
        {!disabled && translate("form.mapHint")}
      </FormHelperText>
    </>
  );
};

export default PointMap;
