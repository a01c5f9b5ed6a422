// What a console's own pages share with the shell, and its places that features fill.
export { loadChunk } from "./errors/loadChunk";
export { queryWithLanguage } from "./languageQuery";
export { dialogs, grantors, missingPageLinks, type OwnPage, type PageProps, pages, topBar } from "./slots";
