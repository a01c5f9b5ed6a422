// pilothouse/features/hosts/authentication: for the generated host.ts of consoles whose tokens are renewed, and for
// their own authentication styles.
export { authentication } from "./authentication";
export { refreshing } from "./refreshing";
