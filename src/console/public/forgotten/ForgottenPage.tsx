export { loadWords, Page } from "pilothouse/recovery";
