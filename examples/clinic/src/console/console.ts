// The office's console: what it has of its own, given to the framework.
import { createConsole } from "pilothouse/console";
import { publicPages } from "./publicPages";
import { site } from "./site";

createConsole({ site, publicPages, inside: () => import("./inside") });
