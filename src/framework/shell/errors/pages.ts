// Pages in place of a screen. They are seldom shown, so they are one file that is loaded when the first of them is.
export { NoListPage } from "./NoListPage";
export { NoPermissionPage } from "./NoPermissionPage";
export { NotFoundPage } from "./NotFoundPage";
