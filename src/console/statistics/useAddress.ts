import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import type { Statistics } from "../../generated/service/statistics/statistics.schema";
import { timeZone } from "../zone";
import { faultOf, rangeBefore, readRange, secondsOf } from "./range";

/** What the screen shows, kept in its address, so that it can be shared and the back button works. */
export const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const [from, to] = [params.get("from"), params.get("to")];
  const range = useMemo(() => readRange(from, to), [from, to]);
  const before = useMemo(() => rangeBefore(range), [range]);
  return {
    range,
    before,
    fault: faultOf(range),
    /** Parameters of every call of the screen. */
    now: { ...secondsOf(range), time_zone: timeZone() } satisfies Partial<Statistics>,
    earlier: { ...secondsOf(before), time_zone: timeZone() } satisfies Partial<Statistics>,
    get: (name: string): string => params.get(name) ?? "",
    set: (values: Readonly<Record<string, string>>) =>
      setParams((old) => {
        const next = new URLSearchParams(old);
        for (const [name, value] of Object.entries(values)) {
          if (value === "") next.delete(name);
          else next.set(name, value);
        }
        return next;
      }),
  };
};
export type Address = ReturnType<typeof useAddress>;
