// What runs in the head of a public page, before its first paint. Each page has a script of its own that is made of these, so nothing else stands here.
export { settle } from "../settle";
export { show } from "./show";
