// Code that writes rows can only use names and values of the definitions; wrong ones do not compile. All wrong writes
// are in one file, each next to the correct write, and the file is compiled once.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runCompiler } from "../inCopy";
import { root } from "./sources";
import { type PlantedWrite, plantedWrites } from "./plantedWrites";

const folder = join(root, "tests", "output", "writes");
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
  rmSync(join(root, "tsconfig.part.json"), { force: true });
});

const HEAD = `import type { ParamsOf, RowOf, SentOf } from "pilothouse/handles";
import { addRecord, type Business, type Caller, findRow, setRecord, type SignedRequest, type Step } from "pilothouse/platform";
import { type Adjust, insertMany, type World } from "pilothouse/platform/demo";
import { type Db, findByKey, findByKeys, findFirstOf, insertRow, noteProgress, type Store, type Table, updateRow } from "pilothouse/platform/storage";
import { fromCents } from "pilothouse/schema";
import { openPayment } from "../../../platform/business/payments/openPayment";
import { moveBalances } from "../../../platform/business/wallet/balance";
import { moveOrder } from "../../../platform/business/orders/moveOrder";
import { addMessage } from "../../../platform/business/outbox/post";
import { typedDatabase } from "../../../platform/business/database";
import { Carrier, NotifyType, OrderState, OutboxType, PayType, RefundState, StreamQuality } from "../../../shared/generated/enums";
import type { resources } from "../../../platform/generated/resources";
import { equipment } from "../../../examples/clinic/platform/generated/inventory/equipment";
import { findGeneratedRow, generatedKeys, setDraftFields } from "../../../platform/business/demo/drawn";

type All = typeof resources;
declare const all: All;
declare const db: Db;
declare const engine: Store["engine"];
declare const caller: Caller;
declare const world: World;
declare const step: Step<All["refund"]>;
declare const orders: Table<All["order"]>;
declare const order: RowOf<All["order"]>;
declare const refunds: Table<All["refund"]>;
declare const refund: RowOf<All["refund"]>;
declare const roles: Table<All["role"]>;
declare const companies: Table<All["company"]>;
declare const machines: Table<typeof equipment>;
declare const pay: ParamsOf<All["order"], "pay">;
declare const sent: SentOf<All["feedback_detail"], "add">;
declare const watch: (asked: SentOf<All["live"], "live">) => void;
declare const messages: Step<All["feedback_detail"]>;
type Run<Of extends keyof All, Call extends keyof All[Of]["calls"]> = (request: SignedRequest<ParamsOf<All[Of], Call>>) => Promise<{ data: null }>;
`;

const lines = ({ right, wrong }: PlantedWrite): readonly string[] => [right, wrong];
const wrap = (code: string, index: number): string => `export const planted${index} = async () => { ${code}; };`;

it("compiles what is right, and nothing that is wrong", async () => {
  expect(plantedWrites.length).toBeGreaterThanOrEqual(40);
  mkdirSync(folder, { recursive: true });
  const all = plantedWrites.flatMap(lines);
  const above = HEAD.split("\n").length - 1;
  writeFileSync(join(folder, "planted.ts"), HEAD + all.map(wrap).join("\n"));
  const said = (await runCompiler(root, [join(folder, "planted.ts")])) ?? "";
  const refused = new Set(
    [...said.matchAll(/^([^\s(]+)\((\d+),/gm)].map(([, file, line]) =>
      file?.endsWith("writes/planted.ts") ? (all[Number(line) - above - 1] ?? `line ${line}`) : `${file}:${line}`,
    ),
  );
  expect([...refused].toSorted()).toEqual(plantedWrites.map(({ wrong }) => wrong).toSorted());
}, 300_000);
