// Pages in place of a screen. They are seldom shown, so they are together in one file, which is loaded when needed.
export { NoListPage } from "./NoListPage";
export { NoPermissionPage } from "./NoPermissionPage";
export { NotFoundPage } from "./NotFoundPage";
