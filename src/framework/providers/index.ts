// react-admin's view of the account, and the client for calls under /rest.
export type { Permissions } from "./account";
export { simpleRest } from "./restProvider";
