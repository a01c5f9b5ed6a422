import { useMemo, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { browserZone } from "pilothouse/value";
import type { Statistics } from "../../generated/service/statistics/statistics.schema";
import { useDayZone } from "../useDayZone";
import { localDateAt, rangeFault, previousRange, readRange, secondsOfPreviousRange, secondsOfRange } from "./range";

/** The choices on the screen. The address contains them, so that people can share it and go back. */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const days = useDayZone(params.get("zone") ?? "");
  const zone = days.zone ?? browserZone();
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  const [from, to] = [params.get("from"), params.get("to")];
  const today = useMemo(() => localDateAt(now, zone), [now, zone]);
  const range = useMemo(() => readRange(from, to, today), [from, to, today]);
  const before = useMemo(() => previousRange(range), [range]);
  const set = (values: Readonly<Record<string, string>>) =>
    setParams((old) => {
      const next = new URLSearchParams(old);
      for (const [name, value] of Object.entries(values)) {
        if (value === "") next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  const { choose } = days;
  // If the platform counts its own days, no time zone is sent.
  const asked: Partial<Statistics> = choose === null ? {} : { time_zone: zone };
  return {
    zone,
    days: {
      ...days,
      choose:
        choose &&
        ((chosen: string) => {
          choose(chosen);
          set({ zone: chosen });
        }),
    },
    today,
    range,
    before,
    fault: rangeFault(range),
    /** The parameters of every call of the screen. */
    now: { ...secondsOfRange(range, zone), ...asked },
    earlier: { ...secondsOfPreviousRange(range, zone, now), ...asked },
    get: (name: string): string => params.get(name) ?? "",
    set,
  };
};
export type StatisticsAddress = ReturnType<typeof useAddress>;
