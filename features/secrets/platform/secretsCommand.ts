// `npm run secrets -- status`, `npm run secrets -- rotate [master | data]` and `npm run secrets -- sign-in`. They work
// directly on the store, whether the platform runs or not.
import { readSignInKeys } from "../../../platform/framework/access/signInKeys";
import { addMasterKey } from "../../../platform/framework/secrets/MasterKeys";
import type { MasterKeys } from "../../../platform/framework/secrets/MasterKeys";
import { Refusal } from "../../../platform/framework/settings/Refusal";
import { openKnownKeys } from "../../../platform/framework/storage/dataKeys";
import { openStore } from "../../../platform/framework/storage/open";
import { checkStore } from "../../../platform/framework/storage/sqlite";
import { readKeyStates, rotateDataKey, rotateMasterKey } from "./rotation";
import type { Store } from "../../../platform/framework/storage/Store";

export interface SecretsPlace {
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  readonly masters: MasterKeys;
}

const HOW =
  "Say what to do: npm run secrets -- status, npm run secrets -- rotate [master | data], or npm run secrets -- sign-in";
const COMMANDS = ["status", "rotate", "sign-in"];
const PARTS = ["master", "data"] as const;

const texts = (count: number): string => `${count} ${count === 1 ? "text" : "texts"}`;

const describeState = async (store: Store, masters: MasterKeys): Promise<string> => {
  const states = await readKeyStates(store);
  const current = store.keys.current.id;
  const keys = states.map(
    ({ id, since, texts: count }) =>
      `  ${id}  since ${new Date(since).toISOString()}  ${texts(count)}${id === current ? ", current" : ""}`,
  );
  return [
    `Store       ${store.address}`,
    `Master key  ${[...new Set(states.map(({ master }) => master))].join(", ")}   (from ${masters.place})`,
    `Data keys   ${states.length}`,
    ...keys,
  ].join("\n");
};

/** Adds a new key to the key file. With SECRETS_KEY, people must first put it there. @throws Refusal if they did not */
const newMaster = async (store: Store, masters: MasterKeys): Promise<void> => {
  if (masters.file !== null) return addMasterKey(masters.file);
  const [first] = masters.read();
  if ((await readKeyStates(store)).every(({ master }) => master === first?.id))
    throw new Refusal(
      "SECRETS_KEY has no new key: put one in front of the present one, separated by a comma, restart every process of the platform with both, and run this again. Or rotate the data keys alone: npm run secrets -- rotate data",
    );
};

const rotate = async (store: Store, masters: MasterKeys, parts: readonly string[]): Promise<string> => {
  const said: string[] = [];
  if (parts.includes("master")) {
    await newMaster(store, masters);
    const id = await rotateMasterKey(store, masters);
    said.push(`The master key is ${id} now, in ${masters.place}. Backups made before need the former one: keep it.`);
  }
  if (parts.includes("data")) {
    const { id, texts: count } = await rotateDataKey(store, masters);
    said.push(`The data key is ${id} now; ${texts(count)} encrypted again.`);
  }
  return said.join("\n");
};

/** Runs the command and answers the text to print. @throws Refusal */
export const secretsCommand = async (place: SecretsPlace, args: readonly string[]): Promise<string> => {
  const [name, part, ...more] = args;
  const isKnown = part === undefined || PARTS.some((one) => one === part);
  if (name === undefined || !COMMANDS.includes(name) || !isKnown || more.length > 0) throw new Refusal(HOW);
  const { databaseUrl, dataDir, masters } = place;
  checkStore(dataDir, databaseUrl);
  const store = await openStore({ dataDir, databaseUrl: databaseUrl ?? undefined, connections: 1 });
  try {
    await openKnownKeys(store, masters);
    if (name === "status") return await describeState(store, masters);
    // Prints the public key with which a separate console encrypts passwords.
    if (name === "sign-in") return (await readSignInKeys(store)).current.publicKey.trim();
    return await rotate(store, masters, part === undefined ? PARTS : [part]);
  } finally {
    await store.close();
  }
};
