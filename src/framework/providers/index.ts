// What react-admin knows of an account.
export type { Permissions } from "./account";
