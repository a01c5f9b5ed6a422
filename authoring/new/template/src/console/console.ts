import { createConsole } from "pilothouse/console";
import { host } from "../generated/host";
import { publicPages } from "./publicPages";
import { site } from "./site";

createConsole({ host, site, publicPages, inside: () => import("../generated/inside") });
