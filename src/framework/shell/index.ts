// What a console's own pages share with the shell.
export { loadChunk } from "./errors/loadChunk";
export { queryWithLanguage } from "./languageQuery";
