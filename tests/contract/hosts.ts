// The platforms that the contract tests: the reference platform on both stores, and a running platform if its address
// is given.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { formatProblems, loadModel } from "../../generator";
import type { Model } from "../../generator";
import type { JobKind } from "../../platform/framework/Platform";
import { business } from "../../platform/business";
import { openKeys } from "../../platform/framework/storage/dataKeys";
import { openStore } from "../../platform/framework/storage/open";
import type { Store } from "../../platform/framework/storage/Store";
import { createPlatform } from "../../platform/framework/server/server";
import type { Settings } from "../../platform/framework/settings/settings";
import { idNumbering, type StoreName, storeNames } from "../effort";
import { Client } from "./Client";
import { VERIFICATION_CODE, type TestHost, TEST_SETTINGS, SECRETS_KEY } from "./Host";
import { copyFilled } from "./filled";
import { type PostgresCluster, startCluster } from "./postgres";

export { storeNames };

/** The path is not relative to this file, because the durability test runs it from a bundle in another folder. */
const root = process.cwd();

const FEW = 60;

/** The definitions, with the number of demo rows that a test needs. */
export const readModel = (rows = FEW): Model => {
  const { model, problems } = loadModel(root);
  if (!model) throw new Error(formatProblems(problems));
  const resources = model.resources.map((resource) => {
    // If each record belongs to exactly one other record, some of those other records must stay free for the tests.
    const isOneToOne = resource.fields.some(
      ({ name, options }) => "to" in options && resource.unique.some(({ fields }) => fields.join() === name),
    );
    return {
      ...resource,
      demo: { ...resource.demo, rows: Math.min(resource.demo.rows, isOneToOne ? rows / 3 : rows) },
    };
  });
  return { ...model, resources };
};

export interface StorePlace {
  readonly dataDir: string;
  readonly databaseUrl?: string;
  forget(): void;
}

const folder = (): string => mkdtempSync(join(tmpdir(), "pilothouse-contract-"));

let databases = 0;

/** There is one cluster for this process. It ends with the process. */
let shared: ReturnType<typeof startCluster> | null = null;

interface Places {
  /** An empty store. */
  place(): StorePlace;
  readonly cluster: PostgresCluster | null;
  close(): void;
}

/** Places for stores of one kind. Null if this run does not test it, or if it is not installed. */
export const placesForStores = async (
  name: StoreName,
  tested: readonly StoreName[] = storeNames,
): Promise<Places | null> => {
  if (!tested.includes(name)) return null;
  shared ??= name === "PostgreSQL" ? startCluster() : null;
  const cluster = name === "PostgreSQL" ? await shared : null;
  if (name === "PostgreSQL" && cluster === null) return null;
  const made: string[] = [];
  return {
    cluster,
    place: () => {
      const dataDir = folder();
      made.push(dataDir);
      const forget = () => rmSync(dataDir, { recursive: true, force: true });
      databases += 1;
      return cluster
        ? { dataDir, databaseUrl: cluster.database(`contract_${databases}`), forget }
        : { dataDir, forget };
    },
    close: () => {
      for (const one of made) rmSync(one, { recursive: true, force: true });
    },
  };
};

/** Opens the store of a place with the keys of its secrets. */
export const openWithKeys = async (place: Pick<StorePlace, "dataDir" | "databaseUrl">): Promise<Store> => {
  const store = await openStore(place);
  await openKeys(store, { dataDir: place.dataDir, SECRETS_KEY, SECRETS_KEY_FILE: null });
  return store;
};

/** Limits that are high enough for tests. */
export const HIGH_LIMITS = { ACCOUNT_REQUESTS: 10_000_000, ADDRESS_REQUESTS: 10_000_000 };

export const openHost = async (
  place: StorePlace,
  model: Model,
  kinds: readonly JobKind[] = [],
  settings: Partial<Settings> = {},
  own: typeof business = business,
): Promise<TestHost> => {
  let moved = 0;
  const startIn = ({ dataDir, databaseUrl }: Pick<StorePlace, "dataDir" | "databaseUrl">) =>
    createPlatform({
      business: { ...own, jobs: [...(own.jobs ?? []), ...kinds] },
      model,
      dataDir,
      databaseUrl,
      settings: {
        ...TEST_SETTINGS,
        ...HIGH_LIMITS,
        IDS: databaseUrl === undefined ? "sequence" : idNumbering,
        ...settings,
      },
      now: () => Math.floor(Date.now() / 1000) + moved,
    });
  if (own === business) await copyFilled(place, [model, settings], async (empty) => (await startIn(empty)).close());
  const platform = await startIn(place);
  const client = new Client(
    (request) => platform.fetch(request),
    "http://platform",
    platform.publicKey,
    VERIFICATION_CODE,
  );
  const later = (seconds: number): void => {
    moved += seconds;
  };
  return { client, platform, later, close: () => platform.close() };
};
