import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readText } from "./readText";

export interface UrlOptions extends FieldOptions {
  /** Whether it is the address of an uploaded file, which conditions do not compare. */
  readonly uploaded?: boolean;
}

/** A path on the console's own host, as uploads answer it. `//host` would lead to another host. */
const OWN_PATH = /^\/(?![/\\])[^\s<>"\\]*$/;

/** A small picture within its address. Browsers show these types as pictures, and never open them as pages. */
const PICTURE = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,][^<>"\\\r\n]*$/i;

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>"\\]+$/i.test(text) && URL.canParse(text);
}

/** http, https, or a picture. Addresses become links and pictures, where `javascript:` would be executed. */
export function url(options: Require<UrlOptions>): RequiredField<string>;
export function url(options?: UrlOptions): OptionalField<string>;
export function url(options: UrlOptions = {}) {
  return field(options, {
    builder: "url",
    wire: "text",
    empty: "",
    read: (input, fail) => {
      const value = readText(input, fail).trim();
      if (!isWebAddress(value) && !OWN_PATH.test(value) && !PICTURE.test(value)) {
        fail("url");
      }
      return value;
    },
  });
}
