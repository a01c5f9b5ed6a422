// Copies stores of earlier versions (makeStore.ts) to folders where a platform can start.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { extract } from "tar";
import { z } from "zod";
import { business } from "../../platform/business";
import { openKeys } from "../../platform/framework/storage/dataKeys";
import { openStore } from "../../platform/framework/storage/open";
import { createPlatform } from "../../platform/framework/server/server";
import type { Settings } from "../../platform/framework/settings/settings";
import type { StoreName } from "../effort";
import { Client } from "../contract/Client";
import { VERIFICATION_CODE, TEST_SETTINGS, SECRETS_KEY } from "../contract/Host";
import { type StorePlace, readModel, HIGH_LIMITS } from "../contract/hosts";

const FOLDER = join(import.meta.dirname, "stores");
export const model = readModel(5);

/** A description of a store: its version, when it was copied, and the tokens of two sessions in it. */
const description = z.object({ version: z.string(), made: z.number(), tokens: z.array(z.string()) });
export type StoreDescription = z.infer<typeof description>;

/** The versions for which there are stores. */
export const versions: readonly string[] = [
  ...new Set(readdirSync(FOLDER).map((file) => file.replace(/-(sqlite|postgresql)\.tar\.br$/, ""))),
].toSorted();

/** Copies the store of a version to a new, empty folder or database. */
export const copyOldStore = async (version: string, name: StoreName, place: StorePlace): Promise<StoreDescription> => {
  const { dataDir, databaseUrl } = place;
  await extract({ file: join(FOLDER, `${version}-${name.toLowerCase()}.tar.br`), cwd: dataDir, brotli: true });
  const [sqlFile, descriptionFile] = ["store.sql", "told.json"].map((file) => join(dataDir, file));
  if (databaseUrl !== undefined && sqlFile !== undefined) {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    await client.query(readFileSync(sqlFile, "utf8"));
    await client.end();
    rmSync(sqlFile);
  }
  const said = description.parse(JSON.parse(readFileSync(descriptionFile ?? "", "utf8")));
  rmSync(descriptionFile ?? "");
  return said;
};

/** Starts the present platform with a clock shortly after the time of the copy. Jobs run only if requested. */
export const startPresentVersion = async (
  place: StorePlace,
  { made }: StoreDescription,
  settings: Partial<Settings> = {},
) => {
  const platform = await createPlatform({
    business,
    model,
    dataDir: place.dataDir,
    databaseUrl: place.databaseUrl,
    settings: { ...TEST_SETTINGS, ...HIGH_LIMITS, ...settings },
    now: () => made + 60,
  });
  const client = new Client(
    (request) => platform.fetch(request),
    "http://platform",
    platform.publicKey,
    VERIFICATION_CODE,
  );
  return { platform, client };
};

/** Opens the store, with its encryption keys if it has any. */
export const openStoreWithKeys = async (place: StorePlace, withKeys: boolean) => {
  const store = await openStore(place);
  if (withKeys) await openKeys(store, { dataDir: place.dataDir, SECRETS_KEY, SECRETS_KEY_FILE: null });
  return store;
};
