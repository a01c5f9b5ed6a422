import type { Json } from "../model/Model";
import { Code, node } from "./Code";
import { GeneratorBug } from "./GeneratorBug";
import { quote } from "./quote";

const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;
const INDEX = /^(0|[1-9]\d{0,14})$/;
const RESERVED = new Set(
  (
    "await break case catch class const continue debugger default delete do else enum export extends false finally for " +
    "function if implements import in instanceof interface let new null package private protected public return static " +
    "super switch this throw true try typeof var void while with yield arguments eval"
  ).split(" "),
);

export const isIdentifier = (text: string): boolean => IDENTIFIER.test(text) && !RESERVED.has(text);

export const identifier = (name: string): Code => {
  if (!isIdentifier(name)) throw new GeneratorBug(`${quote(name)} is no identifier`);
  return new Code(name, [`id:${name}`]);
};

/** A value of another module. The file with the code then imports it. */
export const imported = (name: string, from: string): Code =>
  new Code(identifier(name).text, [`id:${name}`], { name, from, form: "value" });

/** A type of another module. */
export const importedType = (name: string, from: string): Code =>
  node("reference", name, [new Code(identifier(name).text, [`id:${name}`], { name, from, form: "type" })]);

/** `typeof name`, where `name` is a value of another module. Only its type is imported. */
export const importedTypeOf = (name: string, from: string): Code =>
  node("typeof", `typeof ${name}`, [new Code(identifier(name).text, [`id:${name}`], { name, from, form: "type" })]);

/** `import * as name`, for modules whose exports have common names. */
export const namespaceImport = (name: string, from: string): Code =>
  new Code(identifier(name).text, [`id:${name}`], { name, from, form: "namespace" });

/** A property name. `["__proto__"]` is computed, because `__proto__` would set the prototype. */
export const propertyKey = (name: string): Code => {
  const bare = (IDENTIFIER.test(name) && name !== "__proto__") || INDEX.test(name);
  const text = bare ? name : quote(name);
  return new Code(name === "__proto__" ? `[${text}]` : text, [`name:${name}`]);
};

export type Entry = readonly [name: string, value: Code];
/** A property. Its name may be a value: `[OrderState.unpaid]`. */
export type Property = readonly [name: string | Code, value: Code];

const property = (name: string | Code): Code =>
  typeof name === "string" ? propertyKey(name) : node("computed", `[${name.text}]`, [name]);

/** `{ name }` for `{ name: name }` */
const isShorthand = ([name, value]: Property): boolean => value.text === name && value.leaf === `id:${name}`;

const block = (entries: readonly Property[], between: string): Code => {
  const names = entries.map(([name]) => property(name).text);
  if (new Set(names).size < names.length) throw new GeneratorBug(`a key twice among ${names.join(", ")}`);
  const parts = entries.map((entry) => (isShorthand(entry) ? [entry[1]] : [property(entry[0]), entry[1]]));
  const lines = parts.map((own) => `${own.map(({ text }) => text).join(": ")},`);
  return node("object", `{${between}${lines.join(between)}${between}}`, parts.flat());
};

/** An object, on one line if it fits. */
export const object = (entries: readonly Property[]): Code => block(entries, entries.length > 0 ? " " : "");

/** An object with one line for each property. */
export const table = (entries: readonly Property[]): Code => block(entries, entries.length > 0 ? "\n" : "");

export const array = (items: readonly Code[]): Code =>
  node("array", `[${items.map((item) => item.text).join(", ")}]`, items);

const number = (value: number): Code => {
  if (!Number.isFinite(value)) throw new GeneratorBug(`${value} is no literal`);
  const size = new Code(String(Math.abs(value)), [`number:${Math.abs(value)}`]);
  return value < 0 ? node("minus", `-${size.text}`, [size]) : size;
};

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

/** Data as code. Only this function quotes texts. */
export const literal = (value: Json): Code => {
  if (typeof value === "string") return new Code(quote(value), [`string:${value}`]);
  if (typeof value === "number") return number(value);
  if (value === null || typeof value === "boolean") return new Code(String(value), [String(value)]);
  if (isList(value)) return array(value.map(literal));
  return object(Object.entries(value).map(([name, item]) => [name, literal(item)]));
};

/** `of.name`. After a dot, reserved words are allowed: `TrailEvent.export`. */
export const member = (of: Code, name: string): Code => {
  if (!IDENTIFIER.test(name)) throw new GeneratorBug(`${quote(name)} is no name of a member`);
  return node("member", `${of.text}.${name}`, [of, new Code(name, [`id:${name}`])]);
};

/** `callee<types>(args)` */
export const call = (callee: Code, args: readonly Code[], types: readonly Code[] = []): Code => {
  const generic = types.length > 0 ? `<${types.map((type) => type.text).join(", ")}>` : "";
  const text = `${callee.text}${generic}(${args.map((arg) => arg.text).join(", ")})`;
  return node("call", text, [callee, ...types, ...args]);
};

/** `() => body` */
export const arrow = (body: Code): Code => node("arrow", `() => (${body.text})`, [body]);

export const satisfies = (value: Code, type: Code): Code =>
  node("satisfies", `${value.text} satisfies ${type.text}`, [value, type]);

/** `value as const` */
export const asConst = (value: Code): Code =>
  node("as", `${value.text} as const`, [value, node("reference", "const", [new Code("const", ["id:const"])])]);

/** `() => import("./x")`: loads a module when it is first needed. */
export const lazyImport = (specifier: string): Code => arrow(dynamicImport(specifier));

/** `() => import("./x").then((m) => m.name)`. With `as`, an object that contains it: `({ default: m.name })`. */
export const lazyMember = (specifier: string, name: string, as: string | null = null): Code => {
  const module = identifier("m");
  const taken = member(module, name);
  const body = as === null ? taken : object([[as, taken]]);
  const pick = node("arrow", `(m) => (${body.text})`, [module, body]);
  return arrow(call(member(dynamicImport(specifier), "then"), [pick]));
};

const dynamicImport = (specifier: string): Code => {
  const path = literal(specifier);
  const callee = new Code("import", ["import"]);
  return node("call", `import(${path.text})`, [callee, path]);
};
