// All consoles have the same build.
export { default } from "../../vite.config.ts";
