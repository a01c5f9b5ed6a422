// Writes the table of settings for docs/operating.md.
import type { SettingsByName } from "../platform/framework/settings/readValues";
import type { Setting } from "../platform/framework/settings/Setting";

const cell = (text: string): string => text.replaceAll("|", "\\|");

const fallback = ({ kind, otherwise }: Setting<unknown>): string =>
  otherwise === null ? "" : `\`${kind.write(otherwise)}\``;

const line = ([name, row]: readonly [string, Setting<unknown>]): string =>
  `| \`${name}\` | ${cell(row.about)} | ${cell(row.kind.allowed)} | ${fallback(row)} | ${row.since} |`;

export const settingsTable = (table: SettingsByName): string =>
  [
    "| Setting | What it is for | What it may be | Without it | Since |",
    "|---|---|---|---|---|",
    ...Object.entries(table).map(line),
  ].join("\n");
