import type { Language } from "../../../generator";
import { LANGUAGES } from "../../../generator";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Db } from "../../../platform/framework/storage/Store";
import { PREFERENCES_TABLE } from "./table";

/** The preference in which a console stores the language that its user chose. */
const LOCALE = "locale";

/** The language that the owner of an account chose in the console; null if they chose none. */
export const languageOfAccount = async (db: Db, key: string | number): Promise<Language | null> => {
  const found = await db
    .selectFrom(PREFERENCES_TABLE)
    .select("value")
    .where("account", "=", key)
    .where("name", "=", LOCALE)
    .executeTakeFirst();
  const chosen = parseStored(found?.value);
  return LANGUAGES.find((one) => one === chosen) ?? null;
};
