import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readText } from "./readText";
import { addSiblingRule } from "./siblings";

export interface PhoneOptions extends FieldOptions {
  /** The field with the area code, such as "+86". Without one, the number itself may begin with its area code. */
  readonly area?: string | null;
}

const HOME = "+86";
const HOME_DIGITS = 11;
const NUMBER = /^\d[\d -]{2,18}\d$/;
const digitsOf = (text: string): string => text.replaceAll(/\D/g, "");

/** The number without its area code. Null if the area code is another country's. */
function homeNumber(value: string): string | null {
  if (value.startsWith(HOME)) {
    return value.slice(HOME.length).trim();
  }
  return value.startsWith("+") ? null : value;
}

/** A phone number: 11 digits in China (+86), 4 to 20 elsewhere. */
export function phone(options: Require<PhoneOptions>): RequiredField<string>;
export function phone(options?: PhoneOptions): OptionalField<string>;
export function phone(options: PhoneOptions = {}) {
  const { area } = options;
  const schema = field(options, {
    builder: "phone",
    wire: "text",
    empty: "",
    read: (input, fail) => {
      const value = readText(input, fail).trim();
      if (!NUMBER.test(typeof area === "string" ? value : value.replace(/^\+/, ""))) {
        fail("phone");
      } else if (typeof area !== "string") {
        const home = homeNumber(value);
        if (home !== null && digitsOf(home).length !== HOME_DIGITS) {
          fail("phoneLength", { digits: HOME_DIGITS });
        }
      }
      return value;
    },
  });
  if (typeof area !== "string") {
    return schema;
  }
  return addSiblingRule(schema, [area], (value, record, fail) => {
    const given = typeof value === "string" || typeof value === "number" ? String(value) : "";
    // If a change does not send the area, the number cannot be checked here. An empty area means the default area.
    const atHome = area in record && [HOME, "", null, undefined].some((home) => home === record[area]);
    if (given !== "" && atHome && digitsOf(given).length !== HOME_DIGITS) {
      fail("phoneLength", { digits: HOME_DIGITS });
    }
  });
}
