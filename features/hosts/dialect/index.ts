// pilothouse/features/hosts/dialect: for the generated host.ts of a console whose platform has a dialect of its own.
export { dialectOf } from "./dialectOf";
