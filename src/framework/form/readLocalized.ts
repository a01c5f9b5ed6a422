import { isValidElement, type ReactNode } from "react";
import { flatChildren } from "../ui/flatChildren";
import { LANGUAGES } from "../wire/contract";

interface Localized {
  /** The inputs of a row, without the one for its language. */
  readonly inputs: readonly ReactNode[];
  /** The languages that a row may have. */
  readonly languages: readonly string[];
}

const read = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;

const isLang = (child: ReactNode): boolean => {
  const source = isValidElement(child) ? read(child.props, "source") : undefined;
  return typeof source === "string" && /(^|\.)lang$/.test(source);
};

export const readLocalized = (children: ReactNode): Localized => {
  const all = flatChildren(children);
  const lang = all.find(isLang);
  const values = isValidElement(lang) ? read(read(lang.props, "of"), "values") : undefined;
  const named = Array.isArray(values) ? values.map((one) => String(read(one, "value"))) : [];
  return { inputs: all.filter((child) => !isLang(child)), languages: named.length > 0 ? named : LANGUAGES };
};
