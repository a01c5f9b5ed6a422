import type { FieldKind } from "./FieldKind";
import { built, drawn, textual, typed } from "./pieces";
import { hosts, words } from "./vocabulary";

export const url = {
  ...textual,
  schema: (field) => built("url", field),
  column: (field) => drawn("UrlColumn", field),
  display: (field) => drawn("UrlField", field),
  input: (field) => typed("UrlInput", field),
  sample: (_, draw) => `https://${draw.pick(hosts)}/${draw.pick(words)}/${draw.row + 1}`,
} satisfies FieldKind;
