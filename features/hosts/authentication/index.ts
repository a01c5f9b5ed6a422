// pilothouse/features/hosts/authentication: for the generated host.ts of a console whose tokens are renewed, and for authentication styles of a
// console's own.
export { authentication } from "./authentication";
export { refreshing } from "./refreshing";
