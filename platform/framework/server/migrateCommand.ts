// `npm run migrate` prepares the store for the definitions without starting the platform. --plan only shows the SQL,
// `contract` drops what only the previous version needed, --delete agrees to rules that delete old rows, and --drop deletes
// the tables of a feature that the console no longer has.
import { join } from "node:path";
import type { Business } from "../Business";
import { sumKeeperOf } from "../Feature";
import { lockFolder } from "../folder/holdFolder";
import { prepareFolder } from "../folder/prepareFolder";
import { Refusal } from "../settings/Refusal";
import type { Settings } from "../settings/settings";
import type { FillResult } from "../starting/fillStore";
import { isReachableByOthers } from "../starting/reach";
import { readExistingColumns, readExistingIndexes } from "../storage/catalog";
import { dropFormerColumns } from "../storage/dropFormerColumns";
import { approveRules } from "../storage/deletions";
import { openKeys, openKeysForPlan } from "../storage/dataKeys";
import { migrate } from "../storage/migrate";
import { openStore } from "../storage/open";
import { checkStore } from "../storage/sqlite";
import type { Store, StatementWatcher } from "../storage/Store";
import { tablesOf } from "../storage/Table";
import { readMasterKeys } from "../secrets/MasterKeys";
import { bringUp, migrationLines } from "./bringUp";
import { dropLeftOut, leftOutLines } from "./leftOut";
import { readModel } from "./readModel";

/** Runs the command for the console in the folder `root`, and answers the text to print. @throws Refusal */
export type MigrateCommand = (root: string, settings: Settings, args: readonly string[]) => Promise<string>;

const USAGE =
  "npm run migrate, npm run migrate -- --plan, npm run migrate -- --delete, npm run migrate -- --drop <feature>, or npm run migrate -- contract";

const CHANGES = /^\s*(create|alter|drop|insert|update|delete|analyze)\b/i;
/** The migration's own bookkeeping, which is not shown. */
const OWN = /\b(platform_note|platform_instance|platform_migration|platform_encrypted)\b/;
/** Matches statements that encrypt a column. Their parameters are secret, and a separate line reports them. */
const SECRETS = /\) as given where /;
const CREATED = /if not exists "?(\w+)"?/i;

const shown = (value: unknown): string =>
  typeof value === "number" || value === null ? String(value) : `'${String(value).replaceAll("'", "''")}'`;

/** The statement with its parameters inserted, as a person would write it. */
const readable = (engine: Store["engine"], statement: string, parameters: readonly unknown[]): string => {
  const filled =
    engine === "postgres"
      ? statement.replaceAll(/\$(\d+)/g, (_, at: string) => shown(parameters[Number(at) - 1]))
      : statement
          .split("?")
          .map((part, at) => (at === 0 ? part : shown(parameters[at - 1]) + part))
          .join("");
  return `${filled.trim()};`;
};

const plan = async (
  store: Store,
  collected: readonly (readonly [string, readonly unknown[]])[],
  run: () => Promise<readonly string[]>,
): Promise<string> => {
  const present = new Set([
    ...(await readExistingColumns(store.engine, store.db)).keys(),
    ...[...(await readExistingIndexes(store.engine, store.db)).values()].flat(),
  ]);
  const lines = await run();
  const isNews = (statement: string) => {
    const created = CREATED.exec(statement)?.[1];
    return (
      CHANGES.test(statement) &&
      !OWN.test(statement) &&
      !SECRETS.test(statement) &&
      (created === undefined || !present.has(created))
    );
  };
  const statements = collected.filter(([statement]) => isNews(statement)).map((one) => readable(store.engine, ...one));
  const comments = lines.map((line) => `-- ${line.replaceAll(/\s+/g, " ")}`);
  if (statements.length === 0) return ["-- The store is as these definitions need it.", ...comments].join("\n");
  return [...statements, ...comments, "-- First rows of new tables are not shown. Nothing was changed."].join("\n");
};

/** The first account of a new store. A password from a setting is not printed. */
const firstAccountLines = ({ firstAccount }: Pick<FillResult, "firstAccount">): readonly string[] => {
  if (firstAccount === null) return [];
  const { userId, password } = firstAccount;
  return [
    `Sign in as ${userId}${password === null ? ", with the password of ADMIN_PASSWORD" : ` / ${password}   (shown only this once)`}`,
  ];
};

/** Answers the command of a console with this business. */
export const migrateWith =
  (business: Business): MigrateCommand =>
  async (root, settings, args) => {
    const [what, feature, ...more] = args;
    const isKnown = ["--plan", "--delete", "--drop", "contract", undefined].includes(what);
    if (more.length > 0 || !isKnown || (feature !== undefined) !== (what === "--drop"))
      throw new Refusal(`Say one of: ${USAGE}`);
    process.umask(0o077);
    const { DATABASE_URL } = settings;
    const folder = join(root, ".data");
    const dataDir = settings.DATA_DIR ?? folder;
    if (what !== undefined) checkStore(dataDir, DATABASE_URL);
    prepareFolder(dataDir);
    const model = readModel(root);
    // A plan only reads, and --delete writes only notes, so both can run beside the platform. On PostgreSQL, all can.
    const isBeside = what === "--plan" || what === "--delete";
    const held = !isBeside && DATABASE_URL === null ? lockFolder(dataDir, "npm run migrate") : null;
    const collected: (readonly [string, readonly unknown[]])[] = [];
    const collect: StatementWatcher = (statement, parameters) => void collected.push([statement, parameters]);
    const store = await openStore({
      dataDir,
      databaseUrl: DATABASE_URL ?? undefined,
      connections: 2,
      ...(what === "--plan" ? { watch: collect } : {}),
    });
    const tables = tablesOf(model, store.keys);
    const having = { model, tables, features: business.features ?? [] };
    const retention = { days: settings.TRAIL_DAYS, now: Math.floor(Date.now() / 1000) };
    try {
      if (what === "--plan") {
        await openKeysForPlan(store, readMasterKeys({ ...settings, dataDir }));
        const further = { upgrade: business.upgrade, retention, isTrial: true };
        return await plan(store, collected, async () => [
          ...migrationLines(await migrate(store, tables.values(), async () => undefined, further)),
          ...((await sumKeeperOf(business)?.describe(store, { tables })) ?? []),
          ...(await leftOutLines(store, having)),
        ]);
      }
      if (what === "--delete") {
        const agreed = await approveRules(store.db, [...tables.values()], retention.now);
        const lines = agreed.map(({ table, rows }) => `${rows} rows of ${table} will be deleted within an hour.`);
        return lines.length === 0 ? "There is nothing to agree to." : lines.join("\n");
      }
      if (feature !== undefined) return (await dropLeftOut(store, having, feature)).join("\n");
      if (what === "contract") {
        const dropped = await dropFormerColumns(store, [...tables.values()]);
        const names = dropped.map(({ table, was, field }) => `${table}.${was} (now ${field})`);
        return names.length === 0 ? "There was nothing to drop." : `Dropped: ${names.join(", ")}`;
      }
      await openKeys(store, { ...settings, dataDir });
      const isDefaultPlace = DATABASE_URL === null && dataDir === folder;
      const places = { demoByDefault: isDefaultPlace, isReachable: isReachableByOthers(settings) };
      const brought = await bringUp({ store, model, business, settings, ...places, now: retention.now, instance: "" });
      const first = firstAccountLines(brought.filled);
      return ["The store is as these definitions need it.", ...first, ...migrationLines(brought)].join("\n");
    } finally {
      await store.close();
      held?.release();
    }
  };
