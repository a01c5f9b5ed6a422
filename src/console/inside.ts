// What this console is to those who signed in.
import type { Inside } from "pilothouse/console";
import { sections } from "../generated/sections";
import { words } from "./words";

export const inside: Inside = {
  words,
  sections,
  menuWords: [() => import("../generated/words/en"), () => import("../generated/words/zh-CN")],
  accountMenu: ["user.info"],
  work: () => import("../generated/service/task/task.calls").then(({ taskCalls }) => taskCalls),
  apiTest: () => import("./apiTest").then(({ apiTest }) => apiTest()),
};
