// What react-admin knows of an account, and the client for what the platform serves under /rest.
export type { Permissions } from "./account";
export { simpleRest } from "./restProvider";
