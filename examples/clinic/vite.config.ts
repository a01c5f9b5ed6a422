// Every console is built alike.
export { default } from "../../vite.config.ts";
