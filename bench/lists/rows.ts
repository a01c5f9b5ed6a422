// The rows of both lists. They are in memory, so that only rendering is measured.
import { type DataProvider, testDataProvider } from "ra-core";

const SECOND_OF_2026 = 1_767_225_600;

const row = (at: number) => ({
  id: at + 1,
  uid: `PHCAM-${String(at).padStart(12, "0")}`,
  mac: `02:00:00:00:${String(Math.floor(at / 100)).padStart(2, "0")}:${String(at % 100).padStart(2, "0")}`,
  name: `Camera ${at + 1}`,
  state: 1 + (at % 3),
  online: at % 2,
  price: `${at}.90`,
  ver: `4.0.${at % 20}`,
  gmt_create: SECOND_OF_2026 + at * 60,
});

export const COLUMN_SOURCES = ["uid", "mac", "name", "state", "online", "price", "ver", "gmt_create"] as const;

export const createRowsProvider = (count: number): DataProvider => {
  const data = Array.from({ length: count }, (_, at) => row(at));
  return Object.assign(testDataProvider(), { getList: async () => ({ data, total: count }) });
};
