// All settings of the platform. No other code reads the environment.
//
// To add a setting, add an entry to SETTINGS. Then run
// UPDATE=1 npx vitest run platform/framework/settings/settings.test.ts
// which rewrites the table in docs/operating.md. Code reads the setting as `settings.NAME` in main.ts and as
// `platform.settings.NAME` in calls. The value has its type: a duration is in seconds, a size in bytes
// (settings/kinds.ts). A test sets it with `createPlatform({ ..., settings: { NAME: value } })`.
import {
  accountName,
  contact,
  duration,
  file,
  filesUrl,
  flag,
  folder,
  host,
  oneOf,
  password,
  secretKeys,
} from "./kinds";
import { sources, text, token, url, wholeNumber, zone } from "./kinds";
import { LOG_FORMATS } from "../observing/log";
import { REMOTE_SETTINGS } from "./elsewhere";
import { LIMITS } from "./limits";
import { readValues } from "./readValues";
import type { Environment, ValuesOf } from "./readValues";
import { optional, setting } from "./Setting";

const POSTGRES = url(["postgres", "postgresql"], "postgres://user:password@host:5432/database");
const TILES = url(["https", "http"], "https://host/{z}/{x}/{y}.png", ["{z}", "{x}", "{y}"]);

export const SETTINGS = {
  PORT: setting(wholeNumber(0, 65_535), 8080, {
    about: "Port of the console and the platform; 0 for any free port",
    since: "0.1",
  }),
  HOST: setting(host(), "127.0.0.1", { about: "Address to listen at; 0.0.0.0 for all addresses", since: "0.1" }),
  TRUST_PROXY: setting(flag(), false, {
    about: "Takes the caller's address from X-Forwarded-For; only behind a proxy that sets it",
    since: "0.1",
  }),
  DATA_DIR: optional(folder(), { about: "Data folder; without it `.data` in the program's folder", since: "0.1" }),
  DATABASE_URL: optional(POSTGRES, {
    about: "PostgreSQL database, instead of the SQLite file in the data folder",
    since: "0.1",
    isSecret: true,
  }),
  DATABASE_READ_URL: optional(POSTGRES, {
    about:
      "Replica of DATABASE_URL that streams from it, for lists and sums; people read what they have just written from the primary. Give it to all processes",
    since: "0.1",
    isSecret: true,
  }),
  READ_BEHIND: setting(duration(1, 3600), 10, {
    about: "How far the replica may be behind. If it is further behind, the primary answers",
    since: "0.1",
  }),
  SEARCH_INDEX_ROWS: setting(wholeNumber(0, 1_000_000_000), 200_000, {
    about:
      "A table of PostgreSQL with at least so many rows gets an index of pairs of characters, with which searches find parts of texts. It is made in the background while others write. 0 for no index",
    since: "0.1",
  }),
  COUNT_ROWS: setting(wholeNumber(1, 1_000_000_000), 500_000, {
    about:
      "The most rows that a list on PostgreSQL counts. If there are more, or counting takes longer than 300 ms, the list shows an estimated number. Exports and bulk tasks always count all rows",
    since: "0.1",
  }),
  FILES_URL: optional(filesUrl(), {
    about:
      "Where files are kept. All instances on one database share this place: a folder that all of them reach, or a bucket of S3. Without it, files are in the data folder",
    since: "0.1",
  }),
  FILES_DIRECT: setting(flag(), false, {
    about:
      "Browsers send files directly to the bucket of FILES_URL. The bucket needs CORS and an address that browsers reach: the address of FILES_URL, or its `browsers=https://…`",
    since: "0.1",
  }),
  UNUSED_FILES_DAYS: setting(wholeNumber(0, 36_500), 30, {
    about:
      "How many days an uploaded file stays after the last record that used it, so that a restored database of these days still finds it; 0 for ever. A file that no record ever used is removed after a day",
    since: "0.1",
  }),
  JOBS: setting(flag(), true, {
    about:
      "Background jobs and the schedule run here; 0 on instances that share a DATABASE_URL with workers (`npm start -- worker`)",
    since: "0.1",
  }),
  TIME_ZONE: optional(zone(), {
    about:
      "Time zone of schedules and of the hours in which messages are sent; without it the zone of the machine. Give it to all processes",
    since: "0.1",
  }),
  WORKER_PORT: optional(wholeNumber(0, 65_535), {
    about: "Port of a worker, only for `/health`, `/ready` and `/metrics`; without it, a worker opens no port",
    since: "0.1",
  }),
  SECRETS_KEY: optional(secretKeys(), {
    about: "Key that encrypts the secrets of the store; several while it is rotated. Instead of SECRETS_KEY_FILE",
    since: "0.1",
    isSecret: true,
  }),
  SECRETS_KEY_FILE: optional(file(), {
    about:
      "File with this key, which the first start creates; without it the path of the data folder followed by `.key`",
    since: "0.1",
  }),
  DEMO: optional(flag(), {
    about: "Creates demo data and demo accounts; without it, only if neither DATA_DIR nor DATABASE_URL is set",
    since: "0.1",
  }),
  DEMO_PASSWORD: optional(password(), {
    about:
      "Password of all demo accounts instead of the one in the README; required if other machines can reach a demo",
    since: "0.1",
    isSecret: true,
  }),
  ADMIN_USER: setting(accountName(), "admin", {
    about: "User ID of the account that the first start without demo data creates",
    since: "0.1",
  }),
  ADMIN_PASSWORD: optional(password(), {
    about: "Password of this account; without it, a random password is made and printed once",
    since: "0.1",
    isSecret: true,
  }),
  COMPANY_NAME: setting(text({ most: 128 }), "My company", {
    about: "Name of the company of this account",
    since: "0.1",
  }),
  PILOTHOUSE_ENV: optional(oneOf(["1", "2"]), {
    about:
      "The environment that the console shows: 1 for production, 2 for a test; without it 2 with demo data, otherwise 1",
    since: "0.1",
  }),
  P2P_HOST: optional(host(), { about: "The one host name whose pages have the fixed P2P title", since: "0.1" }),
  MAP_TILES: optional(TILES, {
    about: "Where map tiles come from; without it, a place is shown as coordinates with a link to a map",
    since: "0.1",
  }),
  WEBHOOK_URL: optional(url(["https", "http"], "https://host/path"), {
    about: "Where the webhooks of `reactions` are sent; without it none is sent",
    since: "0.2",
    isSecret: true,
  }),
  WEBHOOK_SECRET: optional(text({ least: 24 }), {
    about: "Signs webhooks by the rules of Standard Webhooks; without it they are not signed",
    since: "0.2",
    isSecret: true,
  }),
  SMTP_URL: optional(url(["smtp", "smtps"], "smtps://user:password@host:465"), {
    about:
      "Mail server that sends the mails of the outbox. smtps is encrypted from the start, smtp as soon as the server offers encryption; with a password, the server must offer it. Without a server no mail is sent",
    since: "0.1",
    isSecret: true,
  }),
  SMTP_FROM: optional(text({ least: 3, most: 256 }), {
    about: "Sender of these mails; without it the user of SMTP_URL, or no-reply at its host",
    since: "0.1",
  }),
  VERIFICATION_CODE: optional(text({ most: 8 }), {
    about: "Text of every verification picture, for tests",
    since: "0.1",
  }),
  PASSWORD_COST: setting(wholeNumber(10, 20), 15, {
    about:
      "Work of a password's hash, doubled by each step (scrypt's N as a power of two): 15 takes 32 MB and a tenth of a second, 17 is better on a large machine; below 14 only with demo data, for tests. A hash that cost less is made anew at the next sign-in",
    since: "0.1",
  }),
  CONFIRMED_FOR: setting(duration(1, 86_400), 300, {
    about:
      "How long people may move money and give rights after a sign-in or a proof of identity, before a new proof is required",
    since: "0.1",
  }),
  PUBLIC_URL: optional(url(["https", "http"], "https://console.example.com"), {
    about:
      "Address by which browsers open the console. If it has https, browsers use only https for a year (Strict-Transport-Security). Identity providers send people back to this address, so they need it. Passkeys belong to its domain: if the domain changes, people must make new passkeys",
    since: "0.1",
  }),
  SECURITY_CONTACT: optional(contact(), {
    about:
      "Where people report a flaw of this installation, for /.well-known/security.txt; without it there is no such address",
    since: "0.1",
  }),
  CONNECT_SOURCES: setting(sources(), [], {
    about:
      "Addresses to which pages may connect, besides their own address, the platform and the bucket of FILES_DIRECT. `sources` of host.yaml lists those that every installation needs",
    since: "0.1",
  }),
  IMAGE_SOURCES: setting(sources(), [], {
    about: "Addresses from which pages may show pictures, besides their own address, the platform and MAP_TILES",
    since: "0.1",
  }),
  MEDIA_SOURCES: setting(sources(), [], {
    about:
      "Addresses from which pages may play live pictures and recordings, besides their own address and the platform",
    since: "0.1",
  }),
  PRIVATE_PROVIDERS: setting(flag(), false, {
    about: "Identity providers may be in a private network, where the platform itself is",
    since: "0.1",
  }),
  TRAIL_DAYS: setting(wholeNumber(0, 36_500), 1095, {
    about: "How many days entries of the audit trail are kept, on PostgreSQL up to a sixth longer; 0 for ever",
    since: "0.1",
  }),
  TRAIL_MARKS_FILE: optional(file(), {
    about:
      "File to which a line about the end of the audit trail is added each hour with new entries, at the start and at the end; on another machine or disk than the store",
    since: "0.1",
  }),
  TRAIL_MARKS_MAIL: optional(text({ least: 3, most: 256 }), {
    about: "Address that gets the same line by mail, sent by SMTP_URL",
    since: "0.1",
  }),
  IDS: setting(oneOf(["sequence", "scattered"]), "sequence", {
    about:
      "How rows are numbered: by the engine, one after the other; or scattered, for engines that would write all consecutive numbers to one machine. Only with DATABASE_URL",
    since: "0.1",
  }),
  RETENTION: setting(flag(), true, {
    about: "Whether old rows are deleted as the definitions say (`keep`); 0 keeps all rows",
    since: "0.1",
  }),
  ...REMOTE_SETTINGS,
  LOG: setting(oneOf(LOG_FORMATS), "text", {
    about: "How the log is written: text for people, or json with one object a line",
    since: "0.1",
  }),
  LOG_REQUESTS: setting(flag(), false, {
    about: "Writes a line into the log for each request, with its call, code, time and id",
    since: "0.1",
  }),
  METRICS_TOKEN: optional(token(), {
    about: "Token with which Prometheus reads /metrics; without it there is no such address",
    since: "0.1",
    isSecret: true,
  }),
  STOP_AFTER: setting(duration(0, 600), 0, {
    about:
      "How long a platform that is stopped continues to answer, while /ready answers 503, so that a proxy notices it in time",
    since: "0.1",
  }),
  STOP_WITHIN: setting(duration(0, 3600), 20, {
    about: "How long running requests may take to finish when the platform is stopped",
    since: "0.1",
  }),
  ...LIMITS,
  HMR_PORT: setting(wholeNumber(0, 65_535), 24_678, {
    about: "Port on which `npm run dev` tells the page about changes",
    since: "0.1",
  }),
};

export type Settings = ValuesOf<typeof SETTINGS>;

/** Reads all settings. @throws WrongSettings that lists all invalid values */
export const readSettings = (environment: Environment = process.env): Settings => readValues(SETTINGS, environment);

/** The environment for a child process: that of this process, with additions. */
export const environmentWith = (more: Environment): Environment => ({ ...process.env, ...more });

/** The default settings, with these changes. */
export const withDefaults = (given: Partial<Settings> = {}): Settings => ({ ...readSettings({}), ...given });
