// Answers what an app needs when it starts: its servers, whether there is a newer version, and what it shows.
import type { AnsweredOf, ParamsOf, SentOf, RowOf } from "pilothouse/handles";
import {
  type Answer,
  type AnswerValue,
  Failure,
  findRow,
  type OpenRequest,
  type Reading,
  type SignedRequest,
} from "pilothouse/platform";
import { columnFor, findFirstOf, oneOf, readRows, tableFor, whereOf } from "pilothouse/platform/storage";
import { Language, OpenState, PublishState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { findZone, hostsOf, servicesOf } from "./places";

const { app, app_config, app_resource, app_url, app_version, feedback_bot } = resources;

type App = RowOf<typeof app>;
type Asked = Pick<SentOf<typeof app, "start">, "ver" | "lang" | "area">;
type Settings = { readonly [Name in keyof AnsweredOf<typeof app, "bootstrap">]?: AnswerValue };

/** Compares versions as numbers, so that 3.10.0 is newer than 3.9.1. */
const { compare: compareVersions } = new Intl.Collator("en", { numeric: true });

const partsOf = (text: string): readonly Readonly<Record<string, AnswerValue>>[] => {
  const given: AnswerValue = JSON.parse(text || "[]");
  return Array.isArray(given) ? given : [];
};

/** The text in the language. If there is none, the English one; if that is missing, the first. */
const inLanguage = (text: string, lang: string): Readonly<Record<string, AnswerValue>> => {
  const parts = partsOf(text);
  return parts.find((one) => one.lang === lang) ?? parts.find((one) => one.lang === Language.en) ?? parts[0] ?? {};
};
const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

const releasedOf = async <Of extends typeof app_version | typeof app_url>(
  { platform, db }: Reading,
  of: Of,
  app_id: number,
) => {
  const table = tableFor(platform, of);
  const wanted = [
    oneOf(columnFor(table, "app_id"), [app_id]),
    oneOf(columnFor(table, "state"), [PublishState.released]),
  ];
  return readRows(db, table, whereOf(wanted));
};

/**
 * The newest released version above the version of the app. The app must update if any version in between is a forced
 * one.
 */
const updateFor = async (reading: Reading, { id }: App, ver: string, lang: string) => {
  const newer = (await releasedOf(reading, app_version, id)).filter((row) => compareVersions(row.ver, ver) > 0);
  const [newest] = newer.toSorted((one, other) => compareVersions(other.ver, one.ver));
  const notes = inLanguage(newest?.details ?? "", lang);
  const [page] = await releasedOf(reading, app_url, id);
  return {
    new_ver: newest?.ver ?? "",
    must_update: newer.some(({ force }) => force === 1) ? 1 : 0,
    notes: textOf(notes.content),
    download: newest === undefined ? "" : textOf(notes.url) || textOf(inLanguage(page?.details ?? "", lang).url),
  } satisfies Settings;
};

/** Each picture in the language. If there is none, the English picture. */
const picturesFor = async ({ platform, db }: Reading, { id }: App, lang: string) => {
  const table = tableFor(platform, app_resource);
  const wanted = [
    oneOf(columnFor(table, "master_id"), [id]),
    oneOf(columnFor(table, "state"), [PublishState.released]),
  ];
  return (await readRows(db, table, whereOf(wanted))).flatMap(({ key, urls }) => {
    const { type, url } = inLanguage(urls, lang);
    return url === undefined ? [] : [{ key, type, url }];
  });
};

/** The bot for the language. If there is none, the bot for the main language. */
const botFor = async ({ platform, db }: Reading, lang: string) => {
  const table = tableFor(platform, feedback_bot);
  const bots = await readRows(db, table, whereOf([oneOf(columnFor(table, "state"), [OpenState.enabled])]));
  const bot = bots.find((one) => one.lang === lang) ?? bots.find(({ main_lang }) => main_lang === 1);
  const [welcome] = partsOf(bot?.welcomes ?? "");
  return {
    bot_name: bot?.name ?? "",
    bot_hours: bot?.work_time ?? "",
    bot_welcome: textOf(welcome?.text),
  } satisfies Settings;
};

/** The configuration that an app may read. It never contains the data keys. */
const configurationOf = async ({ platform, db }: Reading, { id }: App) => {
  const table = tableFor(platform, app_config);
  const row = await findFirstOf(db, table, { app_id: id });
  return {
    // In older versions apps needed no configuration, so some stored apps have none.
    free_days: row?.free_days ?? Number(columnFor(table, "free_days").field.default),
    dev_oem_prefix: row?.dev_oem_prefix ?? "",
    dev_ver_num: row?.dev_ver_num ?? 0,
  } satisfies Settings;
};

const settingsFor = async (reading: Reading, found: App, asked: Asked): Promise<Settings> => {
  const lang = asked.lang || Language.en;
  const zone = await findZone(reading, asked.area ?? "");
  return {
    zone: zone?.zone ?? "",
    ...(zone === null ? {} : await hostsOf(reading, zone)),
    services: zone === null ? [] : await servicesOf(reading, zone),
    ...(await updateFor(reading, found, asked.ver ?? "", lang)),
    pictures: await picturesFor(reading, found, lang),
    ...(await botFor(reading, lang)),
    ...(await configurationOf(reading, found)),
  };
};

/** Answers an operator. @throws Failure 404 for an app out of reach */
export const bootstrapApp = async (request: SignedRequest<ParamsOf<typeof app, "bootstrap">>): Promise<Answer> => {
  const { platform, caller } = request;
  const { id, ...asked } = request.params;
  const reading = { platform, db: platform.store.db };
  const found = await findRow(reading, tableFor(platform, app), caller, { id });
  return { data: await settingsFor(reading, found, asked), count: 1 };
};

/** Answers the app itself. @throws Failure 401 for an unknown key, 518 for an app that has expired */
export const startApp = async ({ platform, params }: OpenRequest<SentOf<typeof app, "start">>): Promise<Answer> => {
  const reading = { platform, db: platform.store.db };
  const table = tableFor(platform, app);
  const key = params.app_key;
  const found =
    key === undefined
      ? null
      : ((await findFirstOf(reading.db, table, { app_key_ios: key })) ??
        (await findFirstOf(reading.db, table, { app_key_android: key })));
  if (found === null) throw new Failure(401);
  if (found.gmt_expire > 0 && found.gmt_expire < platform.now()) throw new Failure(518);
  return { data: await settingsFor(reading, found, params), count: 1 };
};
