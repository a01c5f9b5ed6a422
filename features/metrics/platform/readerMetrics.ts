// The metrics of the read replica for Prometheus.
import type { Registry } from "prom-client";
import type { ReaderFiguresSource } from "../../../platform/framework/observing/ReaderFigures";

const STATES = ["used", "behind", "away"] as const;

export const addReaderMetrics = async (registry: Registry, reader: ReaderFiguresSource): Promise<void> => {
  const { Gauge } = await import("prom-client");
  const registers = [registry];
  new Gauge({
    name: "pilothouse_replica_lag_seconds",
    help: "How far the replica for reads is behind; NaN while that is not known",
    registers,
    collect() {
      this.set(reader.figures().lag ?? Number.NaN);
    },
  });
  new Gauge({
    name: "pilothouse_replica_state",
    help: "1 for the state of the replica for reads: used, behind, or away",
    labelNames: ["state"] as const,
    registers,
    collect() {
      const { state } = reader.figures();
      for (const one of STATES) this.set({ state: one }, Number(one === state));
    },
  });
  new Gauge({
    name: "pilothouse_replica_reads",
    help: "Lists and sums since the start that the replica answered, and those that the primary answered instead",
    labelNames: ["from"] as const,
    registers,
    collect() {
      const { replica, primary } = reader.figures();
      this.set({ from: "replica" }, replica);
      this.set({ from: "primary" }, primary);
    },
  });
};
