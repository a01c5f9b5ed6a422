// pilothouse/features/hosts/authentication: for the generated host.ts of a console whose tokens are renewed, and for
// authentication styles of consoles.
export { authentication } from "./authentication";
export { refreshing } from "./refreshing";
