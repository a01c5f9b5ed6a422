import { useLabelled } from "../../../src/framework/ui/useLabelled";
import Box from "@mui/material/Box";
import {
  control,
  divIcon,
  type LatLng,
  latLng,
  map as mapIn,
  type Map as LeafletView,
  marker,
  tileLayer,
} from "leaflet";
import "leaflet/dist/leaflet.css";
import { useTranslate } from "ra-core";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { Coordinates } from "../../../src/framework/form/slots";
import { Icon } from "../../../src/framework/ui/icons";

interface LeafletMapProps {
  readonly tiles: string;
  readonly label: string;
  readonly note: string;
  readonly place: Coordinates | null;
  readonly disabled: boolean;
  readonly onPlace: (place: Coordinates) => void;
  readonly onFail: () => void;
}

const HEIGHT = 320;
const NEAR = 12;
const FAR = 3;
const START = latLng(30, 105);
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The sixth decimal is about a tenth of a metre. */
const placeOf = (at: LatLng): Coordinates => {
  const { lat, lng } = at.wrap();
  return { latitude: Number(lat.toFixed(6)), longitude: Number(lng.toFixed(6)) };
};

const LeafletMap = ({ tiles, label, note, place, disabled, onPlace, onFail }: LeafletMapProps) => {
  const translate = useTranslate();
  const labelled = useLabelled();
  const frame = useRef<HTMLDivElement>(null);
  const pin = useRef<HTMLSpanElement>(null);
  const [view, setView] = useState<LeafletView | null>(null);
  const latest = useRef({ place, disabled, onPlace, onFail });
  latest.current = { place, disabled, onPlace, onFail };

  // biome-ignore lint/correctness/useExhaustiveDependencies: makes a new map only for other tiles or words
  useEffect(() => {
    if (frame.current === null) return undefined;
    const made = mapIn(frame.current, { attributionControl: false, keyboard: false, zoomControl: false, maxZoom: 18 });
    const start = latest.current.place;
    made.setView(start ? latLng(start.latitude, start.longitude) : START, start ? NEAR : FAR);
    control
      .zoom({ position: "topright", zoomInTitle: translate("form.zoomIn"), zoomOutTitle: translate("form.zoomOut") })
      .addTo(made);
    tileLayer(tiles, { maxZoom: 18 })
      .on("tileerror", () => latest.current.onFail())
      .addTo(made);
    made.on("click", ({ latlng }) => {
      if (!latest.current.disabled) latest.current.onPlace(placeOf(latlng));
    });
    setView(made);
    return () => {
      made.remove();
    };
  }, [tiles]);

  const [latitude, longitude] = [place?.latitude, place?.longitude];
  useEffect(() => {
    if (view === null || latitude === undefined || longitude === undefined) return undefined;
    const at = latLng(latitude, longitude);
    const html = pin.current?.cloneNode(true);
    const point = marker(at, {
      draggable: !disabled,
      keyboard: false,
      icon: divIcon({
        className: "",
        iconSize: [32, 32],
        iconAnchor: [16, 30],
        ...(html instanceof HTMLElement && { html }),
      }),
    });
    point.on("dragend", () => latest.current.onPlace(placeOf(point.getLatLng()))).addTo(view);
    if (!view.getBounds().contains(at)) view.panTo(at);
    return () => {
      point.remove();
    };
  }, [view, latitude, longitude, disabled]);

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (view === null) return;
    if (event.key === "+" || event.key === "=") view.zoomIn();
    else if (event.key === "-") view.zoomOut();
    else if (step && !disabled) {
      const by = event.shiftKey ? 40 : 4;
      const from = place ? latLng(place.latitude, place.longitude) : view.getCenter();
      onPlace(placeOf(view.unproject(view.project(from).add([step[0] * by, step[1] * by]))));
    } else return;
    event.preventDefault();
  };
  return (
    <>
      <Box component="span" hidden>
        <Box component="span" ref={pin} sx={{ color: "error.main" }}>
          <Icon name="pin" size={32} />
        </Box>
      </Box>
      <Box
        ref={frame}
        tabIndex={0}
        role="application"
        aria-label={labelled(label, place ? `${place.latitude}, ${place.longitude}` : translate("form.noPlace"))}
        aria-describedby={note}
        onKeyDown={press}
        sx={{
          // Keeps Leaflet's layers below the bars of the page.
          isolation: "isolate",
          height: HEIGHT,
          border: 1,
          borderColor: "divider",
          borderRadius: 2,
          "&.leaflet-container": { bgcolor: "action.hover", cursor: disabled ? "grab" : "crosshair" },
          "&:focus-visible": { outline: 2, outlineColor: "primary.main", outlineOffset: 1 },
        }}
      />
    </>
  );
};

export default LeafletMap;
