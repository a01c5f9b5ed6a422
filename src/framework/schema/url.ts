import { type Demanded, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readText } from "./readText";

/** A path on the console's own host, as the platform's uploads answer; `//host` would leave it. */
const OWN_PATH = /^\/(?![/\\])[^\s<>"\\]*$/;

/** A small picture that stands in its address. A browser shows it, but opens none of these as a page. */
const PICTURE = /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,][^<>"\\\r\n]*$/i;

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>"\\]+$/i.test(text) && URL.canParse(text);
}

/** http and https, or a picture: an address is shown as a link or a picture, and `javascript:` would run there. */
export function url(options: Demanded<FieldOptions>): RequiredField<string>;
export function url(options?: FieldOptions): OptionalField<string>;
export function url(options: FieldOptions = {}) {
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
