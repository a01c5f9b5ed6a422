// What a console's own pages share with the shell, and the slots of the shell.
export { loadChunk } from "./errors/loadChunk";
export { queryWithLanguage } from "./languageQuery";
export { dialogs, grantors, missingPageLinks, type OwnPage, pageHead, type PageProps, pages, topBar } from "./slots";
