// What emitters may use. `Code` is exported only as a type, so that emitters cannot make one from a string.
export type { Code } from "./Code";
export { element, fragment } from "./elements";
export {
  array,
  arrow,
  call,
  type Entry,
  asConst,
  identifier,
  imported,
  importedType,
  importedTypeOf,
  namespaceImport,
  lazyImport,
  lazyMember,
  literal,
  member,
  object,
  satisfies,
  table,
} from "./expressions";
export { alias, constant, defaultExport, type GeneratedFile, hasHeader, fileHeader } from "./GeneratedFile";
export { GeneratorBug } from "./GeneratorBug";
export { type PrintableFile, printableOf, importsIn } from "./Printable";
export { loadPrinter } from "./print";
export { specifier } from "./imports";
export { inferType, unionOf } from "./types";
